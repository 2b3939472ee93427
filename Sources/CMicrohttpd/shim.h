#pragma once
#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>

/* Variadic C functions are not imported into Swift: these are the calls of them that we need. */

/// The socket of a connection, or −1.
static inline int cmhd_descriptor(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

/// The length of a request's head in bytes, with the blank line at its end, or 0.
static inline size_t cmhd_head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

/// Who asks, as far as it can be told: an IPv4 address, or the first half of an IPv6 one, which is a household's.
static inline void cmhd_client(struct MHD_Connection *connection, char out[INET6_ADDRSTRLEN]) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    out[0] = 0;
    if (!info || !info->client_addr) return;
    if (info->client_addr->sa_family == AF_INET) {
        inet_ntop(AF_INET, &((const struct sockaddr_in *)info->client_addr)->sin_addr, out, INET6_ADDRSTRLEN);
    } else if (info->client_addr->sa_family == AF_INET6) {
        struct in6_addr address = ((const struct sockaddr_in6 *)info->client_addr)->sin6_addr;
        if (!IN6_IS_ADDR_V4MAPPED(&address)) memset(address.s6_addr + 8, 0, 8);
        inet_ntop(AF_INET6, &address, out, INET6_ADDRSTRLEN);
    }
}

/// 1 where the other end of a connection is on this machine: 127.0.0.0/8, ::1, or the former written as IPv6.
static inline int cmhd_is_from_this_machine(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    if (!info || !info->client_addr) return 0;
    if (info->client_addr->sa_family == AF_INET) {
        const struct sockaddr_in *v4 = (const struct sockaddr_in *)info->client_addr;
        return (ntohl(v4->sin_addr.s_addr) >> 24) == 127;
    }
    if (info->client_addr->sa_family != AF_INET6) return 0;
    const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)info->client_addr;
    if (IN6_IS_ADDR_V4MAPPED(&v6->sin6_addr)) return v6->sin6_addr.s6_addr[12] == 127;
    return IN6_IS_ADDR_LOOPBACK(&v6->sin6_addr) ? 1 : 0;
}
