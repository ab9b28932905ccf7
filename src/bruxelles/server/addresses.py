"""The network that a request comes from."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network

HOUSEHOLD = 64  # bits of an IPv6 address that identify a household, which chooses the others freely
WIDE = {4: 24, 6: 48}  # bits that identify the network of a data centre's customer, by version of IP


def network_of(address: str) -> str:
    """The network in which one person may have all the addresses."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Network((found, HOUSEHOLD), strict=False))
    return str(found)


def wide_network_of(address: str) -> str:
    """The larger network in which somebody with many addresses often has all of them."""
    network = network_of(address)
    try:
        found = ip_address(network.partition("/")[0])
    except ValueError:
        return network
    return str(ip_network(f"{found}/{WIDE[found.version]}", strict=False))
