"""Where somebody comes from."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network

WHOSE = 64  # bits of an IPv6 address that name a household; it chooses the others as it likes
WIDE = {4: 24, 6: 48}  # bits of what a customer of a data centre may have


def network_of(address: str) -> str:
    """Whoever has one address of it has them all."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Network((found, WHOSE), strict=False))
    return str(found)


def wide_network_of(address: str) -> str:
    """Whoever has many addresses often has them all of this one."""
    network = network_of(address)
    try:
        found = ip_address(network.partition("/")[0])
    except ValueError:
        return network
    return str(ip_network(f"{found}/{WIDE[found.version]}", strict=False))
