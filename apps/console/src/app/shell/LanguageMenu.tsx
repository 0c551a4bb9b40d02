import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@msurvey/domain';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface LanguageMenuProps {
  anchor: HTMLElement | null;
  current: Language;
  onChoose: (language: Language) => void;
  onClose: () => void;
}

/** Each language in its own words, so that one finds one's own from any other. */
export default function LanguageMenu({ anchor, current, onChoose, onClose }: LanguageMenuProps) {
  return (
    <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={onClose}>
      {LANGUAGES.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          role="menuitemradio"
          aria-checked={language === current}
          selected={language === current}
          onClick={() => onChoose(language)}
        >
          {LANGUAGE_NAMES[language]}
        </MenuItem>
      ))}
    </Menu>
  );
}
