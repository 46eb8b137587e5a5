#pragma once
#include <freexl.h>
