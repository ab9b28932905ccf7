// Generated from the server's OpenAPI; not edited by hand.

export interface paths {
    "/api/components/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Components
         * @description The numbers of a game's box, each with its source.
         */
        get: operations["components"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/engine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Engine
         * @description Which engine bots use, and whether a faster one is being built.
         */
        get: operations["engine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description The games that can be played here.
         */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help/{edition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Help
         * @description Help for the things on a table of this edition, by token or by kind of token, with the rules in force there.
         */
        get: operations["help"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keeping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keeping
         * @description How long this server keeps tables.
         */
        get: operations["keeping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages
         * @description The languages that can be chosen.
         */
        get: operations["languages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ledger
         * @description The rules, chapter by chapter.
         */
        get: operations["ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Table
         * @description Open a table. Its links are never shown again.
         */
        post: operations["open_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Table
         * @description Open a table that continues a record.
         */
        post: operations["import_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look
         * @description The table, with everything that has happened.
         */
        get: operations["look"];
        put?: never;
        post?: never;
        /**
         * Delete Table
         * @description Delete the table with its log and links, for everybody and for good.
         */
        delete: operations["delete_table"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer
         * @description Answer one decision or several in a row. Either all answers count or none.
         */
        post: operations["answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin
         * @description Deal without waiting for further players to join.
         */
        post: operations["begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/brief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look Briefly
         * @description Who sits at the table, and whose turn it is.
         */
        get: operations["look_briefly"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm
         * @description Confirm a turn, so that the game continues.
         */
        post: operations["confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course
         * @description An outline of the whole game: who answered when, in which round, and the points.
         */
        get: operations["course"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deals
         * @description Every draw of a finished game, and what it was drawn from.
         */
        get: operations["deals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fork
         * @description Open a table that continues from an earlier position of this one.
         */
        post: operations["fork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/links/{holder}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew Own Link
         * @description Make a new link for the host, or for spectators. The old one stops working.
         */
        post: operations["renew_own_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview
         * @description What this answer would do; of several, the last after the others.
         */
        get: operations["preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The game as text. The seed, and what others have drawn in secret, are included once the game is over.
         */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/redo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redo
         * @description Repeat the choice that was taken back.
         */
        post: operations["redo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal
         * @description Reveal the promised share.
         */
        post: operations["reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/scenes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scenes
         * @description The table as it was at each question after entry `since`, up to entry `until`.
         */
        get: operations["scenes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{seat}/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seat Bot
         * @description Let a bot play for a seat, or give the seat back.
         */
        post: operations["seat_bot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/seats/{seat}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew Link
         * @description Make a new link for a seat. The old one stops working.
         */
        post: operations["renew_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share
         * @description Promise a share in the seed before anything is dealt.
         */
        post: operations["share"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/since/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look Since
         * @description The table, with what has happened since this number; nothing if the page already has that frame.
         */
        get: operations["look_since"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take back the last choice, unless something has been drawn or somebody else has answered since.
         */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why
         * @description Why this answer is not on offer; of several, the first one that isn't.
         */
        get: operations["why"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/words/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Words
         * @description The catalogue of a language.
         */
        get: operations["words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Writes and reads the disk as an answer does, and fails if that fails.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Metrics */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Amount
         * @description Every whole number from `min` to `max` can be chosen. The token of an answer is `token` with the number in place
         *     of `{amount}`. Its action number is `action` for `min`, and one more for each further number. `notable` are a few
         *     numbers worth pointing out.
         */
        Amount: {
            /** Action */
            action: number | null;
            /** Max */
            max: number;
            /** Min */
            min: number;
            /** Notable */
            notable: number[];
            /** Token */
            token: string;
        };
        /** Answer */
        Answer: {
            /** Decision */
            decision: string;
            /** Seat */
            seat: number;
            /** Token */
            token: string;
        };
        /** AnswersAsked */
        AnswersAsked: {
            /** Answers */
            answers: components["schemas"]["Answer"][];
            /**
             * Expected
             * @description The number of the last frame that the sender saw.
             */
            expected: number;
            /**
             * Key
             * @description Chosen by the sender; a request sent twice with it counts once.
             */
            key: string;
        };
        /**
         * ArchitectSideView
         * @description A side of an Architect in hand, and whether the player can pay its value.
         */
        ArchitectSideView: {
            /** Architect */
            architect: string;
            /** Payable */
            payable: boolean;
            /** Side */
            side: string;
        };
        /**
         * BelleTileView
         * @description A tile on offer, its rules, the seat that has claimed it, counted from 1, and the points that it would bring each
         *     seat now; empty for a tile that brings something else.
         */
        BelleTileView: {
            /** Owner */
            owner: number | null;
            /** Points */
            points: number[];
            /** Rules */
            rules: string[];
            /** Tile */
            tile: string;
        };
        /**
         * BelleView
         * @description Belle Époque: spaces under face-down tiles, tiles on offer, pavilions with their cards; Travelers on the Train,
         *     with the players and in each place of Brussels; the owner of the meeple set aside on a card (0 is a Traveler); the
         *     space of the meeple that counts more around irises, and as how many. Unseen tiles and cards are in no order.
         */
        BelleView: {
            /** Aside */
            aside: number | null;
            /** Doubled */
            doubled: string | null;
            /** Marked */
            marked: string[];
            /** Pavilions */
            pavilions: components["schemas"]["PavilionView"][];
            /** Riding */
            riding: number[];
            /** Tiles */
            tiles: components["schemas"]["BelleTileView"][];
            /** Train */
            train: number;
            /** Travelers */
            travelers: number[];
            /** Unseen Cards */
            unseen_cards: string[];
            /** Unseen Tiles */
            unseen_tiles: string[];
            /** Weight */
            weight: number;
        };
        /**
         * BoardView
         * @description The whole table.
         */
        BoardView: {
            /** Artworks */
            artworks: {
                [key: string]: number;
            };
            belle: components["schemas"]["BelleView"] | null;
            brussels: components["schemas"]["MajorityView"];
            /** Cards */
            cards: components["schemas"]["PrestigeCardView"][];
            /** Columns */
            columns: components["schemas"]["PrestigeColumnView"][];
            compass: components["schemas"]["CompassView"];
            /** Cubes */
            cubes: {
                [key: string]: number;
            };
            /** Display */
            display: components["schemas"]["DisplayView"][];
            first_edition: components["schemas"]["FirstEditionView"] | null;
            /** First Pass */
            first_pass: boolean;
            /** First Player */
            first_player: number;
            /**
             * Game
             * @enum {string}
             */
            game: "1893" | "1893-1st";
            /** Irises */
            irises: components["schemas"]["IrisView"][];
            market: components["schemas"]["MarketView"];
            /** Next First Player */
            next_first_player: number | null;
            nobles: components["schemas"]["NoblePileView"];
            /** Places */
            places: components["schemas"]["BrusselsView"][];
            prestige: components["schemas"]["PrestigePileView"];
            /** Revealed */
            revealed: string | null;
            /** Round */
            round: number;
            /** Rounds */
            rounds: number;
            rows: components["schemas"]["RowsView"];
            /** Seats */
            seats: components["schemas"]["PlayerView"][];
            /** Sides */
            sides: components["schemas"]["SideView"][];
            /** Spaces */
            spaces: components["schemas"]["SpaceView"][][];
            /** Square */
            square: string | null;
            stock: components["schemas"]["StockView"];
            /** Strips */
            strips: (string | null)[];
            /** Taken */
            taken: string | null;
        };
        /** BotAsked */
        BotAsked: {
            /** Bot */
            bot: string | null;
        };
        /**
         * Brief
         * @description A table in a list of tables. `waiting` is the seat that has to answer or confirm.
         */
        Brief: {
            error: components["schemas"]["Problem"] | null;
            /** Game */
            game: string;
            /** Gathers */
            gathers: boolean;
            /** Number */
            number: number;
            /** Over */
            over: boolean;
            /** Seats */
            seats: components["schemas"]["SeatShown"][];
            /** Table */
            table: string;
            /** Waiting */
            waiting: number | null;
        };
        /**
         * BrusselsView
         * @description A Brussels action: its uses this round, the meeples that the next use takes, and each seat's meeples there.
         */
        BrusselsView: {
            /** Meeples */
            meeples: number[];
            /** Next Price */
            next_price: number;
            /** Place */
            place: string;
            /** Uses */
            uses: number;
        };
        /**
         * Catalogue
         * @description Everything that a program needs to turn messages into sentences.
         */
        Catalogue: {
            /** Language */
            language: string;
            /** Messages */
            messages: {
                [key: string]: string | string[];
            };
            /** Parts */
            parts: {
                [key: string]: string[];
            };
            /**
             * Printed
             * @description The numbers printed on pieces: further fields of a message, by its key. A text is a token.
             */
            printed: {
                [key: string]: {
                    [key: string]: number | string;
                };
            };
        };
        /**
         * CellView
         * @description One place of the grid: an Action card, an Architect with its owner (0 is neutral) and value, or nothing.
         */
        CellView: {
            /** Architect */
            architect: string | null;
            /** Card */
            card: string | null;
            /** Cell */
            cell: string;
            /** Owner */
            owner: number | null;
            /** Value */
            value: number | null;
        };
        /** ChangeShown */
        ChangeShown: {
            /** After */
            after: number;
            /** Before */
            before: number;
            /** Seat */
            seat: number;
            /** What */
            what: string;
        };
        /**
         * ChapterShown
         * @description A chapter of a game's rules.
         */
        ChapterShown: {
            /** Game */
            game: string;
            /** Rules */
            rules: components["schemas"]["RuleShown"][];
            /** Title */
            title: string;
        };
        /**
         * CoatView
         * @description A coat of arms: whose Architects are round it (0 is neutral), row by row, and how many. Seats are counted from 1.
         *     Once the coat is complete, `leaders` score; until then `ahead` have the most so far.
         */
        CoatView: {
            /** Ahead */
            ahead: number[];
            /** Architects */
            architects: number;
            /** Around */
            around: (number | null)[];
            /** Coat */
            coat: string;
            /** Complete */
            complete: boolean;
            /** Leaders */
            leaders: number[];
        };
        /**
         * ColumnView
         * @description A column with its Bonus card, the sums of all owners (neutral last), who leads (seats counted from 1), and by how
         *     much; and what the lower half of the card would bring each seat now.
         */
        ColumnView: {
            /** By */
            by: number;
            /** Leaders */
            leaders: number[];
            /** Lower */
            lower: string | null;
            /** Lower Points */
            lower_points: number[];
            /** Sums */
            sums: number[];
            /** Upper */
            upper: string | null;
        };
        /**
         * CommitmentShown
         * @description The digest of a secret. With these shares, it determines everything dealt from entry `since` on.
         */
        CommitmentShown: {
            /** Digest */
            digest: string;
            /** Shares */
            shares: components["schemas"]["ShareShown"][];
            /** Since */
            since: number;
        };
        /**
         * CompassView
         * @description The places clockwise; no needle stops at the covered ones.
         */
        CompassView: {
            /** Covered */
            covered: string[];
            /** Needles */
            needles: components["schemas"]["NeedleView"][];
            /** Places */
            places: string[];
        };
        /**
         * ComponentShown
         * @description A number of the box: its value as text, its source, and how certain it is.
         */
        ComponentShown: {
            /**
             * Confidence
             * @enum {string}
             */
            confidence: "certain" | "likely" | "inferred" | "reconstructed";
            /** Name */
            name: string;
            /** Note */
            note: string;
            /** Source */
            source: string;
            /** Value */
            value: string;
        };
        /** Course */
        Course: {
            /** Moments */
            moments: components["schemas"]["Moment"][];
        };
        /**
         * DealShown
         * @description A chance event with its draws. Only one seat saw what a private one drew.
         */
        DealShown: {
            /** Draws */
            draws: components["schemas"]["DrawShown"][];
            /** Entry */
            entry: number;
            /** Private */
            private: boolean;
        };
        /** Deals */
        Deals: {
            /** Deals */
            deals: components["schemas"]["DealShown"][];
        };
        /**
         * Decision
         * @description What a seat (counted from 1) has to decide, and all its possible answers: an amount, options, or both. A private
         *     decision shows its options only to its own seat.
         */
        Decision: {
            amount: components["schemas"]["Amount"] | null;
            /**
             * At
             * @description The part of the table where it is answered, such as market.
             */
            at: string | null;
            /** @description What to consider now, for people; null for decisions further ahead. */
            matters: components["schemas"]["Message"] | null;
            /** Name */
            name: string;
            /**
             * Of
             * @description The token of the card, tile or board that asks.
             */
            of: string | null;
            /** Options */
            options: components["schemas"]["Option"][];
            phase: components["schemas"]["Message"];
            /** Private */
            private: boolean;
            question: components["schemas"]["Message"];
            /** Seat */
            seat: number;
        };
        /**
         * DiscView
         * @description A disc on a track: its space, counted from 1, the level printed there, and all levels of the track.
         */
        DiscView: {
            /** Square */
            square: number;
            /** Value */
            value: number;
            /** Values */
            values: number[];
        };
        /**
         * DisplayView
         * @description A place of the noble display, counted from the left.
         */
        DisplayView: {
            /** Display */
            display: string;
            /** Noble */
            noble: string | null;
            /** Price */
            price: number;
        };
        /**
         * DrawShown
         * @description What was drawn, and from which pieces, in the order in which they are counted. Null means what was left after the
         *     previous draw.
         */
        DrawShown: {
            /** Among */
            among: components["schemas"]["Pieces"][] | null;
            /** Drawn */
            drawn: string;
        };
        /**
         * EngineShown
         * @description The engine that bots use. While the compiled one is being built, they use the plain one and are slower.
         */
        EngineShown: {
            /** Compiling */
            compiling: boolean;
            /**
             * Engine
             * @enum {string}
             */
            engine: "compiled" | "pure";
        };
        /**
         * Fact
         * @description Something that happened, with the row of the log that caused it and the entry of the record where it happened.
         *     The sentences of a row are in `log` of its last fact; if the row has parts in which nobody was asked (`forced`),
         *     each part has its own.
         */
        Fact: {
            /** Entry */
            entry: number;
            /**
             * Forced
             * @default false
             */
            forced: boolean;
            /**
             * Kind
             * @description Its name in the contents of the game, such as money_moved.
             */
            kind: string;
            /** Log */
            log: components["schemas"]["Message"][];
            /** Number */
            number: number;
            /**
             * Reason
             * @description What distinguishes facts of the same kind, such as sale.
             */
            reason: string | null;
            /** Seat */
            seat: number | null;
            /**
             * Tokens
             * @description Its other details, by name: {"amount": "bf:-3"}.
             */
            tokens: {
                [key: string]: string;
            };
        };
        /**
         * FirstEditionView
         * @description The first edition: the tracks that all players share on the Brussels board; the year of the Exhibition tile that
         *     is face up, until somebody takes it, and the number of tiles each seat owns; the artworks covered in the shop; the
         *     unseen artworks by kind, including those being drawn; the size of the two stacks. While somebody draws artworks:
         *     who, how many and, for that seat only, which. The others see them as part of the stacks.
         */
        FirstEditionView: {
            /** Black Stack */
            black_stack: number;
            /** Coloured Stack */
            coloured_stack: number;
            /** Covered */
            covered: {
                [key: string]: number;
            };
            /** Drawing */
            drawing: number | null;
            /** Drawn */
            drawn: string[];
            /** Drawn Count */
            drawn_count: number;
            /** Exhibition */
            exhibition: number | null;
            /** Exhibitions */
            exhibitions: number[];
            /** Shared Tracks */
            shared_tracks: string[];
            /** Unseen */
            unseen: {
                [key: string]: number;
            };
        };
        /**
         * ForkAsked
         * @description Continue from the position in which the record had this many entries.
         */
        ForkAsked: {
            /** Entry */
            entry: number;
            /**
             * Gather
             * @description Deal only when everybody has added a share to the seed, not from the server's secret alone.
             * @default false
             */
            gather: boolean;
            /** Seats */
            seats: components["schemas"]["SeatAsked"][];
        };
        /**
         * Frame
         * @description A table as the holder of a token may see it, and what has happened since the number in the request. A page that
         *     kept the facts up to that number keeps the first `kept` of them, drops the rest, and appends `facts`.
         */
        Frame: {
            /** Commitments */
            commitments: components["schemas"]["CommitmentShown"][];
            decision: components["schemas"]["Decision"] | null;
            /**
             * Entry
             * @description How many entries the record has.
             */
            entry: number;
            error: components["schemas"]["Problem"] | null;
            /** Facts */
            facts: components["schemas"]["Fact"][];
            /** Game */
            game: string;
            gathering: components["schemas"]["GatheringShown"] | null;
            /** Host */
            host: boolean;
            /** Kept */
            kept: number;
            /** May Redo */
            may_redo: boolean;
            /** May Undo */
            may_undo: boolean;
            /** Number */
            number: number;
            /** Over */
            over: boolean;
            /** Seats */
            seats: components["schemas"]["SeatShown"][];
            /**
             * Seeds
             * @description The secrets that were committed to, once the game is over.
             */
            seeds: (string | null)[];
            settings: components["schemas"]["SettingsShown"];
            sheet: components["schemas"]["Sheet"] | null;
            /** Table */
            table: string;
            /** View */
            view: components["schemas"]["TableView"] | components["schemas"]["BoardView"] | null;
            waits: components["schemas"]["Waits"];
        };
        /** GameShown */
        GameShown: {
            /** Bots */
            bots: string[];
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["OptionOfGame"][];
            /** Seats */
            seats: number[];
            /** Title */
            title: string;
        };
        /**
         * GatheringShown
         * @description Nothing has been dealt yet. Everybody promises a share, and reveals it once promises are `closed`.
         */
        GatheringShown: {
            /** Closed */
            closed: boolean;
            /** People */
            people: components["schemas"]["PersonShown"][];
        };
        /** Health */
        Health: {
            /** Engine */
            engine: string;
            /**
             * Status
             * @constant
             */
            status: "ok";
            /** Version */
            version: string;
        };
        /**
         * Hello
         * @description A page's first message over the WebSocket. Every message from the server is a Frame.
         */
        Hello: {
            /**
             * Since
             * @default 0
             */
            since: number;
            /** Token */
            token: string;
        };
        /**
         * HelpShown
         * @description What a thing on the table does, and the rules about it.
         */
        HelpShown: {
            does: components["schemas"]["Message"];
            /** Rules */
            rules: string[];
        };
        /**
         * IrisView
         * @description An iris: whether all spaces around it are active, the owners of the meeples there (0 is neutral), row by row, and
         *     how many they are. Once it is surrounded, `leaders` score; until then, `ahead` have most so far. Seats count from 1.
         */
        IrisView: {
            /** Active */
            active: boolean;
            /** Ahead */
            ahead: number[];
            /** Around */
            around: (number | null)[];
            /** Iris */
            iris: string;
            /** Leaders */
            leaders: number[];
            /** Meeples */
            meeples: number;
            /** Surrounded */
            surrounded: boolean;
        };
        /**
         * Keeping
         * @description How many seconds after its last visit a table is deleted; null means never.
         */
        Keeping: {
            /** Idle */
            idle: number | null;
            /** Over */
            over: number | null;
            /** Unbegun */
            unbegun: number | null;
        };
        /**
         * LanguageShown
         * @description A language: its code, its own name, and what a page shows before it has loaded the catalogue.
         */
        LanguageShown: {
            /** Code */
            code: string;
            /** Messages */
            messages: {
                [key: string]: string;
            };
            /** Name */
            name: string;
        };
        /** LeadShown */
        LeadShown: {
            /** After */
            after: number[];
            /** Before */
            before: number[];
            /** What */
            what: string;
        };
        /** LinkOpened */
        LinkOpened: {
            /** Token */
            token: string;
        };
        /**
         * MajorityView
         * @description The state of a majority: what every seat has, who leads (seats counted from 1), and by how much.
         */
        MajorityView: {
            /** By */
            by: number;
            /** Leaders */
            leaders: number[];
            /** Sums */
            sums: number[];
        };
        /**
         * MarketView
         * @description The Art Market: the artworks shown, the position of the indicator, the scales beside the grid, and what every
         *     colour brings. The indicator covers three by three cells of the grid; its position row,column is that of its upper
         *     left cell on the scales. Colours are in the order of their squares on the indicator: the corners (upper left, upper
         *     right, lower left, lower right), then the centre. `white` is what a white artwork brings when sold as each colour;
         *     it is empty in games without them.
         */
        MarketView: {
            /** Indicator */
            indicator: string;
            /** Money */
            money: number[];
            /** Points */
            points: number[];
            /** Sales */
            sales: components["schemas"]["SaleView"][];
            /** Shown */
            shown: string[];
            /** White */
            white: components["schemas"]["SaleView"][];
        };
        /**
         * Message
         * @description A sentence in no language yet: a key of the catalogue and its fields.
         */
        Message: {
            /** Fields */
            fields: {
                [key: string]: number | string | components["schemas"]["TokenField"] | components["schemas"]["Message"] | (components["schemas"]["TokenField"] | components["schemas"]["Message"])[];
            };
            /** Key */
            key: string;
        };
        /**
         * Moment
         * @description A scene without its view, for an outline of the whole game.
         */
        Moment: {
            /** Entry */
            entry: number;
            /** Points */
            points: number[];
            /** Round */
            round: number | null;
            /** Seat */
            seat: number | null;
        };
        /**
         * NeedleView
         * @description A needle: the place it points to, the next one clockwise, whether the other needle blocks that, and the place one
         *     step back.
         */
        NeedleView: {
            /** Back */
            back: string;
            /** Blocked */
            blocked: boolean;
            /** Needle */
            needle: string;
            /** To */
            to: string;
        };
        /**
         * NoblePileView
         * @description The unseen nobles by kind, in no order, and the discards.
         */
        NoblePileView: {
            /** Discards */
            discards: {
                [key: string]: number;
            };
            /** Unseen */
            unseen: {
                [key: string]: number;
            };
        };
        /**
         * NobleView
         * @description A noble kept, and its cost at the end of the game.
         */
        NobleView: {
            /** Cost */
            cost: number;
            /** Noble */
            noble: string;
            /** Upright */
            upright: boolean;
        };
        /**
         * Option
         * @description An option. `then` is the decision that the same seat would have to make next, if no chance event comes first.
         */
        Option: {
            /** Action */
            action: number | null;
            label: components["schemas"]["Message"];
            then: components["schemas"]["Decision"] | null;
            /** Token */
            token: string;
        };
        /** OptionOfGame */
        OptionOfGame: {
            /** Name */
            name: string;
            /** Rule */
            rule: string;
            /** Values */
            values: string[];
        };
        /**
         * Outlook
         * @description What an answer may lead to by the end of its turn, over `ways` ways to continue. These are all if `complete`;
         *     `chances` of them lead to a chance event.
         */
        Outlook: {
            /** Chances */
            chances: number;
            /** Changes */
            changes: components["schemas"]["RangeShown"][];
            /** Complete */
            complete: boolean;
            /** Ways */
            ways: number;
        };
        /**
         * PavilionView
         * @description A pavilion space beside a row: its surcharge in glass, the owner of the pavilion, the card and its rules, the
         *     number of colours among the meeples in the row, and the points that a visit would bring now. The owner of the
         *     pavilion owns the card; it is face down once used this round.
         */
        PavilionView: {
            /** Card */
            card: string | null;
            /** Glass */
            glass: number;
            /** Owner */
            owner: number | null;
            /** Pavilion */
            pavilion: string;
            /** Rules */
            rules: string[];
            /** Used */
            used: boolean;
            /** Visit */
            visit: number;
            /** Visitors */
            visitors: number;
        };
        /**
         * PersonShown
         * @description Somebody who may add a share: their seats, the digest they promised, and whether they have revealed it.
         */
        PersonShown: {
            /** Digest */
            digest: string | null;
            /** Revealed */
            revealed: boolean;
            /** Seats */
            seats: number[];
        };
        /** Pieces */
        Pieces: {
            /** Count */
            count: number;
            /** Token */
            token: string;
        };
        /**
         * PileView
         * @description The unseen cards of one sort by kind, in no order, and the discards.
         */
        PileView: {
            /** Discards */
            discards: {
                [key: string]: number;
            };
            /** Sort */
            sort: string;
            /** Unseen */
            unseen: {
                [key: string]: number;
            };
        };
        /**
         * PlaceView
         * @description A Brussels card: how often it has been used this round, and how many Architects the next use takes.
         */
        PlaceView: {
            /** Next Price */
            next_price: number;
            /** Place */
            place: string;
            /** Uses */
            uses: number;
        };
        /**
         * PlayerView
         * @description What one player owns.
         */
        PlayerView: {
            /** Artworks */
            artworks: {
                [key: string]: number;
            };
            /** Board */
            board: string | null;
            /** Brussels */
            brussels: number;
            /** Colours */
            colours: number;
            /** Courthouse */
            courthouse: number;
            /** Cubes */
            cubes: {
                [key: string]: number;
            };
            /** First Pass Cards */
            first_pass_cards: number;
            /** House Costs */
            house_costs: number[];
            /** House Points */
            house_points: number;
            /** Houses */
            houses: number;
            /** Manneken */
            manneken: number;
            /** Meeples */
            meeples: number;
            /** Money */
            money: number;
            /** Next House Cost */
            next_house_cost: number | null;
            /** Nobles */
            nobles: components["schemas"]["NobleView"][];
            /** Pass Rank */
            pass_rank: number | null;
            /** Passed */
            passed: boolean;
            /** Points */
            points: number;
            /** Refined */
            refined: number;
            /** Rows */
            rows: components["schemas"]["RowView"][];
            /** Seat */
            seat: number;
            /** Tracks */
            tracks: {
                [key: string]: components["schemas"]["DiscView"];
            };
            /** Wages */
            wages: number;
        };
        /**
         * PrestigeCardView
         * @description What a Prestige card gives: both bonuses or one of them, Manneken Pis, symbols for a Strategic row.
         */
        PrestigeCardView: {
            /** Bonuses */
            bonuses: string[];
            /** Both */
            both: boolean;
            /** Manneken */
            manneken: number;
            /** Prestige */
            prestige: string;
            /** Symbols */
            symbols: number;
        };
        /**
         * PrestigeColumnView
         * @description A column: its Prestige card, the money of every seat, who leads and by how much, what each seat bids against, and
         *     in the Resolution phase who has won it.
         */
        PrestigeColumnView: {
            /** Active */
            active: boolean;
            /** By */
            by: number;
            /** Column */
            column: string;
            /** Leaders */
            leaders: number[];
            /** Prestige */
            prestige: string | null;
            /** Rivals */
            rivals: components["schemas"]["RivalsView"][];
            /** Sums */
            sums: number[];
            /** Winner */
            winner: number | null;
        };
        /**
         * PrestigePileView
         * @description The number of cards in the pile; the unseen cards, in no order, including those taken face down; the discards.
         */
        PrestigePileView: {
            /** Discards */
            discards: string[];
            /** Pile */
            pile: number;
            /** Unseen */
            unseen: string[];
        };
        /**
         * PreviewShown
         * @description What an answer would do before the next decision or chance event. If the same turn has further decisions,
         *     `outlook` shows what they may change.
         */
        PreviewShown: {
            /** Chance Follows */
            chance_follows: boolean;
            /** Changes */
            changes: components["schemas"]["ChangeShown"][];
            /** Facts */
            facts: components["schemas"]["Message"][];
            label: components["schemas"]["Message"];
            /** Leads */
            leads: components["schemas"]["LeadShown"][];
            /** Next Decision */
            next_decision: string | null;
            /** Next Seat */
            next_seat: number | null;
            outlook: components["schemas"]["Outlook"] | null;
            /**
             * Rules
             * @description The rules of the decision that is answered.
             */
            rules: string[];
        };
        /**
         * Problem
         * @description What went wrong: in English, as a message for any language, and the rule that forbids it, if one does.
         */
        Problem: {
            /** Message */
            message: string;
            /** Rule */
            rule: string | null;
            say: components["schemas"]["Message"];
        };
        /** RangeShown */
        RangeShown: {
            /** Before */
            before: number;
            /** Least */
            least: number;
            /** Most */
            most: number;
            /** Seat */
            seat: number;
            /** What */
            what: string;
        };
        /** RecordAsked */
        RecordAsked: {
            /**
             * Gather
             * @description Deal only when everybody has added a share to the seed, not from the server's secret alone.
             * @default false
             */
            gather: boolean;
            /** Record */
            record: string;
            /** Seats */
            seats: components["schemas"]["SeatAsked"][];
        };
        /** Refusal */
        Refusal: {
            error: components["schemas"]["Problem"];
        };
        /**
         * RevealAsked
         * @description The share: 32 random bytes in hexadecimal.
         */
        RevealAsked: {
            /** Nonce */
            nonce: string;
        };
        /**
         * RivalsView
         * @description What a seat bids against in a column: the other seats that have most there, and the bid that would tie with them.
         *     A higher bid takes the lead.
         */
        RivalsView: {
            /** Level */
            level: number;
            /** Seats */
            seats: number[];
        };
        /**
         * RowView
         * @description A Strategic row: what it counts now, the multiplier, the points, and the Prestige cards slid under it.
         */
        RowView: {
            /** Cards */
            cards: string[];
            /** Count */
            count: number;
            /** Multiplier */
            multiplier: number;
            /** Points */
            points: number;
            /** Row */
            row: string;
        };
        /**
         * RowsView
         * @description What is printed about Strategic rows: the meeples that don't count, and the BF that make one set of money.
         */
        RowsView: {
            /** Free Meeples */
            free_meeples: number;
            /** Money Set */
            money_set: number;
        };
        /** RuleShown */
        RuleShown: {
            /** Id */
            id: string;
            /** Ruling */
            ruling: string;
            /** Sentence */
            sentence: string;
            /** Source */
            source: string;
        };
        /**
         * SaleView
         * @description What the sale of an artwork of this colour brings with the indicator at each position, row by row, and whether
         *     the market forbids the sale now.
         */
        SaleView: {
            /** Artwork */
            artwork: string;
            /** Banned */
            banned: boolean;
            /** Money */
            money: number[];
            /** Points */
            points: number[];
        };
        /**
         * Scene
         * @description A position in which somebody was asked, or the last one: the answer that led to it, and what has happened since
         *     the previous scene. It is numbered by how many entries the record had at that point.
         */
        Scene: {
            answer: components["schemas"]["Message"] | null;
            /** Entry */
            entry: number;
            /** Facts */
            facts: components["schemas"]["Fact"][];
            /** Points */
            points: number[];
            /** Seat */
            seat: number | null;
            /** View */
            view: components["schemas"]["TableView"] | components["schemas"]["BoardView"] | null;
        };
        /** Scenes */
        Scenes: {
            /** More */
            more: boolean;
            /** Scenes */
            scenes: components["schemas"]["Scene"][];
        };
        /** SeatAsked */
        SeatAsked: {
            /** Bot */
            bot?: string | null;
            /** Colour */
            colour?: ("red" | "blue" | "violet" | "green" | "amber") | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "here" | "link" | "bot";
            /**
             * Name
             * @default
             */
            name: string;
        };
        /** SeatOpened */
        SeatOpened: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "here" | "link" | "bot";
            /** Seat */
            seat: number;
            /** Token */
            token: string | null;
        };
        /**
         * SeatShown
         * @description A seat: who sits there, whether they have a page open, and whether the token of this request may play it.
         */
        SeatShown: {
            /** Bot */
            bot: string | null;
            /**
             * Colour
             * @enum {string}
             */
            colour: "red" | "blue" | "violet" | "green" | "amber";
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "here" | "link" | "bot";
            /** Mine */
            mine: boolean;
            /** Name */
            name: string;
            /** Present */
            present: boolean;
            /** Seat */
            seat: number;
        };
        /**
         * SeatView
         * @description What one player owns.
         */
        SeatView: {
            /** Artworks */
            artworks: {
                [key: string]: number;
            };
            /** Brussels */
            brussels: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** Hand */
            hand: {
                [key: string]: number;
            };
            /** House Points */
            house_points: number;
            /** Houses */
            houses: {
                [key: string]: number;
            };
            /** Materials */
            materials: {
                [key: string]: number;
            };
            /** Money */
            money: number;
            /** Next House Cost */
            next_house_cost: number;
            /** Nobles Ready */
            nobles_ready: string[];
            /** Nobles Tapped */
            nobles_tapped: string[];
            /** Pass Rank */
            pass_rank: number | null;
            /** Passed */
            passed: boolean;
            /** Points */
            points: number;
            /** Prison */
            prison: {
                [key: string]: number;
            };
            /** Seat */
            seat: number;
            /** Sides */
            sides: components["schemas"]["ArchitectSideView"][];
            /** Tracks */
            tracks: {
                [key: string]: components["schemas"]["TrackView"];
            };
        };
        /** SettingsShown */
        SettingsShown: {
            /** Components Corrected */
            components_corrected: boolean;
            /** Edition */
            edition: string;
            /** Options */
            options: {
                [key: string]: string;
            };
            /**
             * Printed
             * @description The printed numbers of a corrected box that differ from ours.
             */
            printed: {
                [key: string]: {
                    [key: string]: number | string;
                };
            };
        };
        /**
         * ShareAsked
         * @description The promise of a share: the SHA-256 of its hexadecimal text.
         */
        ShareAsked: {
            /** Digest */
            digest: string;
        };
        /**
         * ShareShown
         * @description What a person, identified by their first seat, added to a seed.
         */
        ShareShown: {
            /** Nonce */
            nonce: string;
            /** Seat */
            seat: number;
        };
        /**
         * Sheet
         * @description The points of every seat, by source.
         */
        Sheet: {
            /** Points */
            points: number[][];
            /** Ranks */
            ranks: number[];
            /** Sources */
            sources: string[];
            /** Totals */
            totals: number[];
        };
        /**
         * SideView
         * @description A printed side of an Architect board: its tracks, the costs of its houses in the order of building, the
         *     multiplier of its Strategic rows, and the rules of a B-side.
         */
        SideView: {
            /** Board */
            board: string | null;
            /** House Costs */
            house_costs: number[];
            /** Multiplier */
            multiplier: number;
            /** Rules */
            rules: string[];
            /** Tracks */
            tracks: {
                [key: string]: number[];
            };
        };
        /**
         * SpaceView
         * @description A space: its action (None before the strips are laid), the owner of its meeple (0 is neutral) and the bid, and
         *     the owner of its house.
         */
        SpaceView: {
            /** Action */
            action: string | null;
            /** Active */
            active: boolean;
            /** Bid */
            bid: number | null;
            /** House */
            house: number | null;
            /** Owner */
            owner: number | null;
            /** Space */
            space: string;
        };
        /**
         * Stale
         * @description The request came too late. `frame` is the table as it is now.
         */
        Stale: {
            error: components["schemas"]["Problem"];
            frame: components["schemas"]["Frame"];
        };
        /**
         * StockView
         * @description The Stock Exchange card of the round with its income and its irises for this number of players; the number of
         *     cards in the pile, the unseen cards (including those left in the box) and the used ones.
         */
        StockView: {
            /** Discards */
            discards: string[];
            /** Income */
            income: number | null;
            /** Irises */
            irises: string[];
            /** Pile */
            pile: number;
            /** Stock */
            stock: string | null;
            /** Unseen */
            unseen: string[];
        };
        /** TableAsked */
        TableAsked: {
            /** Game */
            game: string;
            /**
             * Gather
             * @description Deal only when everybody has added a share to the seed, not from the server's secret alone.
             * @default false
             */
            gather: boolean;
            /** Options */
            options?: {
                [key: string]: string;
            };
            /** Seats */
            seats: components["schemas"]["SeatAsked"][];
            /** Seed */
            seed?: string | null;
        };
        /**
         * TableOpened
         * @description A new table with its links, which are never shown again.
         */
        TableOpened: {
            /** Host */
            host: string;
            /** Seats */
            seats: components["schemas"]["SeatOpened"][];
            /** Table */
            table: string;
            /** View */
            view: string;
        };
        /**
         * TableView
         * @description The whole table.
         */
        TableView: {
            brussels: components["schemas"]["MajorityView"];
            /** Coats */
            coats: components["schemas"]["CoatView"][];
            /** Columns */
            columns: components["schemas"]["ColumnView"][];
            /** Exhibited */
            exhibited: string[];
            /** Expo Holder */
            expo_holder: number | null;
            /** First Pass */
            first_pass: boolean;
            /** First Player */
            first_player: number;
            /**
             * Game
             * @constant
             */
            game: "1897";
            /** Grid */
            grid: components["schemas"]["CellView"][][];
            /** Piles */
            piles: components["schemas"]["PileView"][];
            /** Places */
            places: components["schemas"]["PlaceView"][];
            /** Resolving */
            resolving: {
                [key: string]: number;
            };
            /** Round */
            round: number;
            /** Rounds */
            rounds: number;
            /** Rows */
            rows: number;
            /** Seats */
            seats: components["schemas"]["SeatView"][];
        };
        /**
         * TokenField
         * @description A word of the notation, such as noble:horta, which each language names in its own way.
         */
        TokenField: {
            /** Token */
            token: string;
        };
        /**
         * TrackView
         * @description A marker: its square (counted from 1), the value there, and all values of the track.
         */
        TrackView: {
            /** Square */
            square: number;
            /** Value */
            value: number;
            /** Values */
            values: number[];
        };
        /** TurnAsked */
        TurnAsked: {
            /**
             * Expected
             * @description The number of the last frame that the sender saw.
             */
            expected: number;
            /**
             * Key
             * @description Chosen by the sender; a request sent twice with it counts once.
             */
            key: string;
            /** Seat */
            seat: number;
        };
        /** Waits */
        Waits: {
            /** Confirmation Of */
            confirmation_of: number | null;
        };
        /**
         * Why
         * @description Why an option is not on offer: the rule that forbids it, or the decision that must be made first. If nothing is
         *     given, it is on offer.
         */
        Why: {
            /** First */
            first: string | null;
            message: components["schemas"]["Message"] | null;
            /** Rule */
            rule: string | null;
            /**
             * Sentence
             * @description The text of the rule, by language.
             */
            sentence: {
                [key: string]: string;
            } | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    components: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentShown"][];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    engine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngineShown"];
                };
            };
        };
    };
    games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameShown"][];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    help: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                edition: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["HelpShown"];
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    keeping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Keeping"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    languages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageShown"][];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ledger: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChapterShown"][];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOpened"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    import_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOpened"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    look: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Frame"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    delete_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswersAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Frame"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Late, or frozen */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stale"] | components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    begin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Frame"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    look_briefly: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brief"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Frame"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Late, or frozen */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stale"] | components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    course: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deals"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    fork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForkAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOpened"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    renew_own_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                holder: "host" | "view";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkOpened"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    preview: {
        parameters: {
            query: {
                seat: number;
                decision: string[];
                token: string[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewShown"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    redo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Frame"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Late, or frozen */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stale"] | components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    reveal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Frame"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    scenes: {
        parameters: {
            query?: {
                since?: number;
                until?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenes"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    seat_bot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Frame"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    renew_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkOpened"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    share: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Frame"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    look_since: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string | null;
            };
            path: {
                number: number;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Frame"];
                };
            };
            /** @description Nothing new */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnAsked"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Frame"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Late, or frozen */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stale"] | components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    why: {
        parameters: {
            query: {
                decision: string[];
                token: string[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Why"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    words: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalogue"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Answers can't be saved */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
