import type { LogframeNode } from '@msurvey/contract';
import { isBlank, NODE_PROGRAMMES, SDG_NUMBERS, sdgName } from '@msurvey/domain';
import { AutocompleteField, CheckboxField, FormDialog, TextField } from '@msurvey/ui';
import FormGroup from '@mui/material/FormGroup';
import { useWatch } from 'react-hook-form';
import { type Edited, offeredCode, useStored } from '~/features/logframe/dialogs/edited.ts';
import { Under } from '~/features/logframe/dialogs/Under.tsx';
import { nameOfNode } from '~/features/logframe/tree/rows.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { api } from '~/lib/client.ts';
import { useLanguage } from '~/lib/use-language.ts';

interface Values {
  lf_node: string;
  lf_nodeBn: string;
  lf_node_code: string;
  lf_aggregatedIndicator: boolean;
  sacp: boolean;
  rains: boolean;
  sdgList: number[];
}

interface NeededTextProps {
  name: 'lf_node' | 'lf_node_code';
  label: string;
  maxLength: number;
  hint: string;
}

/** It says what is to be typed for as long as nothing is. */
function NeededText({ hint, ...field }: NeededTextProps) {
  const value = useWatch({ name: field.name }) as string;
  return <TextField {...field} required hint={isBlank(value) ? hint : undefined} />;
}

function Names() {
  const t = useTexts();
  return (
    <>
      <NeededText name="lf_node_code" label={t('node.code')} maxLength={40} hint={t('node.enterCode')} />
      <NeededText name="lf_node" label={t('node.name')} maxLength={500} hint={t('node.enterName')} />
      <TextField name="lf_nodeBn" label={t('node.nameBn')} maxLength={500} lang="bn" />
    </>
  );
}

/** The form of every node that is not work. */
export function NodeDialog({ siblings, ...edited }: Edited & { siblings: readonly LogframeNode[] }) {
  const { projectId, type, parent, node, onClose } = edited;
  const t = useTexts();
  const language = useLanguage();
  const stored = useStored();
  const save = async ({ sacp, rains, ...values }: Values) => {
    const chosen = { Sacp: sacp, Rains: rains };
    const lf_projectName = NODE_PROGRAMMES.filter((name) => chosen[name]);
    const body = { projectId, ...values, lf_projectName };
    if (node) await api.updateNode({ body: { ...body, nodeId: node.id, version: node.version } });
    else
      await api.createNode({
        body: { ...body, parent: parent?.id ?? null, lf_node_type: type.name, lf_node_type_id: type.id },
      });
    await stored();
  };
  return (
    <FormDialog<Values>
      open
      title={t(node ? 'node.edit' : 'node.new', { type: type.name })}
      of={node ? nameOfNode(node) : undefined}
      defaultValues={{
        lf_node: node?.titleEn ?? '',
        lf_nodeBn: node?.titleBn ?? '',
        lf_node_code: node?.code ?? offeredCode(edited, siblings),
        lf_aggregatedIndicator: node?.isAggregatedIndicator ?? false,
        sacp: node?.lf_projectName.includes('Sacp') ?? false,
        rains: node?.lf_projectName.includes('Rains') ?? false,
        sdgList: node?.logframeSDGs.map(({ sdg }) => sdg) ?? [],
      }}
      canSubmit={(values) => !isBlank(values.lf_node) && !isBlank(values.lf_node_code)}
      onSubmit={save}
      onClose={onClose}
    >
      <Under parent={parent} />
      <Names />
      {type.isSdgBased && (
        <AutocompleteField
          name="sdgList"
          label={t('node.sdgs')}
          multiple
          options={SDG_NUMBERS.map((id) => ({ id, name: `${id} ${sdgName(id, language)}` }))}
        />
      )}
      {type.isIndicator && (
        <FormGroup>
          <CheckboxField name="lf_aggregatedIndicator" label={t('node.aggregated')} />
          <CheckboxField name="sacp" label={t('node.sacp')} />
          <CheckboxField name="rains" label={t('node.rains')} />
        </FormGroup>
      )}
    </FormDialog>
  );
}
