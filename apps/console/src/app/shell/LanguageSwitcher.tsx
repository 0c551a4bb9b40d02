import { LANGUAGE_NAMES, type Language } from '@msurvey/domain';
import { IconLanguage } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { changeLanguage, currentLanguage } from '~/lib/i18n.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

const loadMenu = () => import('~/app/shell/LanguageMenu.tsx');
const LanguageMenu = lazy(loadMenu);

export function LanguageSwitcher({ compact = false }: { compact?: boolean }) {
  const t = useShellTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const current = currentLanguage();
  const open = {
    'aria-label': t('language.label', { language: LANGUAGE_NAMES[current] }),
    'aria-haspopup': 'menu' as const,
    'aria-expanded': Boolean(anchor),
    onMouseEnter: () => void loadMenu(),
    onFocus: () => void loadMenu(),
    onClick: (event: MouseEvent<HTMLElement>) => {
      setWanted(true);
      setAnchor(event.currentTarget);
    },
  };
  const choose = (language: Language) => {
    setAnchor(null);
    void changeLanguage(language);
  };
  return (
    <>
      {compact ? (
        <IconButton color="inherit" {...open}>
          <IconLanguage size={22} aria-hidden />
        </IconButton>
      ) : (
        <Button color="inherit" startIcon={<IconLanguage size={20} aria-hidden />} {...open}>
          {LANGUAGE_NAMES[current]}
        </Button>
      )}
      <Suspense>
        {wanted && <LanguageMenu anchor={anchor} current={current} onChoose={choose} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
