import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { LoopContext } from '../../src/editor/loop/context';
import { LoopPart } from '../../src/editor/loop/loop-part';
import { Sample } from './sample';

type Props = BlockEditProps & {
	context: LoopContext;
};

/**
 * The active filters in the editor, where nothing is selected.
 *
 * @param props
 * @param props.clientId
 * @param props.context  Context of the loop builder.
 */
export const Edit = ( { clientId, context }: Props ) => (
	<div { ...useBlockProps( { className: 'vitrine-loop-active' } ) }>
		<LoopPart
			clientId={ clientId }
			context={ context }
			empty={ __(
				'The selected values of facets appear here.',
				'vitrine'
			) }
			sample={ <Sample /> }
		/>
	</div>
);
