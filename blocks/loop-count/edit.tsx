import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import type { LoopContext } from '../../src/editor/loop/context';
import { LoopPart } from '../../src/editor/loop/loop-part';

type Props = BlockEditProps & { context: LoopContext };

/**
 * The result count in the editor, as on the page.
 *
 * @param props
 * @param props.clientId
 * @param props.context  Context of the loop builder.
 */
export const Edit = ( { clientId, context }: Props ) => (
	<div { ...useBlockProps( { className: 'vitrine-loop-count' } ) }>
		<LoopPart clientId={ clientId } context={ context } empty="" />
	</div>
);
