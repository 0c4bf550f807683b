// Included before all else where better-sqlite3 is compiled (ensure-installed.mjs). From Node 24.19 on, node_object_wrap.h
// registers a clean-up hook for each wrapped object, and asserts that there is an environment when it takes it back.
// better-sqlite3 12.11 wraps statements that are collected when there is none, and the process aborts. Without the hooks
// it is as with the headers that its prebuilt binaries were made with.
#include <node.h>
#define AddEnvironmentCleanupHook(...) ((void)0)
#define RemoveEnvironmentCleanupHook(...) ((void)0)
#include <node_object_wrap.h>
#undef AddEnvironmentCleanupHook
#undef RemoveEnvironmentCleanupHook
