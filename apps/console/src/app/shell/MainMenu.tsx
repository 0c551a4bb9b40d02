import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListSubheader from '@mui/material/ListSubheader';
import { Fragment } from 'react';
import { MenuGroup, MenuLink } from '~/app/shell/MenuLink.tsx';
import { type MenuNode, useMenu, useOpenEntry } from '~/app/shell/use-menu.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

const isSuper = (node: MenuNode) => node.id.startsWith('super-');

/** The super-user's own menu first, the normal one below; others have the normal one only. */
export function MainMenu({ mini = false, onNavigate }: { mini?: boolean; onNavigate?: () => void }) {
  const t = useShellTexts();
  const menu = useMenu();
  const open = useOpenEntry(menu);
  const sections = [menu.filter(isSuper), menu.filter((node) => !isSuper(node))];
  return (
    <List component="nav" aria-label={t('nav.label')} sx={{ px: 1, py: 1 }}>
      {sections.map((nodes, section) => (
        <Fragment key={section === 0 ? 'super' : 'normal'}>
          {section === 0 && nodes.length > 0 && !mini && (
            <ListSubheader component="div" disableSticky sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
              {t('menu.superUser')}
            </ListSubheader>
          )}
          {nodes.map((node) =>
            node.path === null ? (
              <MenuGroup key={node.id} node={node} openId={open?.id} mini={mini} onNavigate={onNavigate} />
            ) : (
              <MenuLink key={node.id} entry={node} isOpen={open?.id === node.id} mini={mini} onClick={onNavigate} />
            ),
          )}
          {section === 0 && nodes.length > 0 && <Divider sx={{ my: 1 }} />}
        </Fragment>
      ))}
    </List>
  );
}
