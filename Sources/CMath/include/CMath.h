// The four functions of libm that the core needs, declared here because the freestanding WebAssembly target has no
// <math.h>. Natively they come from glibc, on WebAssembly from wasi-libc's libc.a.
#pragma once
double sin(double);
double cos(double);
double atan2(double, double);
double exp(double);
