// Telling somebody who looks elsewhere that it is their turn.

export type Permission = NotificationPermission | "missing";

export function permission(): Permission {
  return "Notification" in globalThis ? Notification.permission : "missing";
}

/** Asked only when somebody wants it. */
export async function askPermission(): Promise<boolean> {
  if (permission() === "missing") return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string, tag: string): void {
  if (permission() !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag, icon: "/icon.svg" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones allow notifications to installed pages only.
  }
}
