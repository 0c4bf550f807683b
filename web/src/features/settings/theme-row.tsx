import { RadioGroup } from "radix-ui";
import { chooseTheme, type Theme, themes, useTheme } from "../../app/theme.ts";
import { Part } from "../../ui/part.tsx";

const names = { system: "Same as system", light: "Light", dark: "Dark" } as const;

export function ThemeRow() {
  const theme = useTheme();
  return (
    <Part title="Theme" hint="Kept on this device.">
      {(titleId) => (
        <RadioGroup.Root
          aria-labelledby={titleId}
          value={theme}
          onValueChange={(next) => chooseTheme(next as Theme)}
          className="flex flex-wrap gap-2"
        >
          {themes.map((each) => (
            <RadioGroup.Item
              key={each}
              value={each}
              className="min-h-11 rounded-[10px] border border-line-strong px-5 hover:bg-raised data-[state=checked]:border-accent data-[state=checked]:bg-raised data-[state=checked]:font-semibold"
            >
              {names[each]}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      )}
    </Part>
  );
}
