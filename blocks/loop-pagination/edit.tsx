import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { ToolbarSelect } from '../../src/editor/controls/toolbar-select';
import type { LoopContext } from '../../src/editor/loop/context';
import { LoopPart } from '../../src/editor/loop/loop-part';
import { Panel } from '../../src/editor/loop/panel';

interface Attributes extends Record< string, unknown > {
	kind: 'numbers' | 'neighbours' | 'more' | 'scroll';
}

type Props = BlockEditProps< Attributes > & { context: LoopContext };

/**
 * The pagination in the editor.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 * @param props.clientId
 * @param props.context       Context of the loop builder.
 */
export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
	context,
}: Props ) => (
	<nav
		{ ...useBlockProps( {
			className: 'vitrine-pagination vitrine-loop-pagination',
		} ) }
	>
		<Panel>
			<ToolbarSelect
				icon="controls-forward"
				label={ __( 'Form', 'vitrine' ) }
				value={ attributes.kind }
				options={ [
					{
						value: 'numbers',
						label: __( 'Numbers', 'vitrine' ),
					},
					{
						value: 'neighbours',
						label: __( 'Previous and next', 'vitrine' ),
					},
					{
						value: 'more',
						label: __( 'Load more button', 'vitrine' ),
					},
					{
						value: 'scroll',
						label: __( 'Infinite scroll', 'vitrine' ),
					},
				] }
				help={
					attributes.kind === 'scroll'
						? __(
								'Three more pages load by themselves. Then a “Load more” button appears, so that the footer can be reached.',
								'vitrine'
						  )
						: ''
				}
				onChange={ ( value ) => setAttributes( { kind: value } ) }
			/>
		</Panel>
		<LoopPart
			clientId={ clientId }
			context={ context }
			empty={ __(
				'Page links appear here if there is more than one page.',
				'vitrine'
			) }
		/>
	</nav>
);
