#pragma once
#include <minizip/unzip.h>
