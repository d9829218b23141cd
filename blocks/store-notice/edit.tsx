import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { ToolbarSelect } from '../../src/editor/controls/toolbar-select';
import { useBlockProps } from '@wordpress/block-editor';
import { useIsExample } from '../../src/editor/data/use-is-example';
import { PreviewedBlock } from '../../src/editor/previewed-block';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	position: 'here' | 'bottom';
}

/** A sample, for previews without a notice. */
const Example = () => (
	<div { ...useBlockProps( { className: 'vitrine-banner' } ) }>
		<p>{ __( 'Free shipping this week.', 'vitrine' ) }</p>
	</div>
);

/**
 * The store notice in the editor.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( props: BlockEditProps< Attributes > ) =>
	useIsExample() ? <Example /> : <Notice { ...props } />;

const Notice = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<PreviewedBlock
		block={ metadata.name }
		attributes={ { ...attributes, position: 'here' } }
		title={ __( 'Store notice', 'vitrine' ) }
		empty={ __(
			'Enter the notice text first: Settings › Vitrine › Header and page.',
			'vitrine'
		) }
	>
		<ToolbarSelect
			icon="align-center"
			label={ __( 'Position', 'vitrine' ) }
			value={ attributes.position }
			options={ [
				{
					value: 'here',
					label: __( 'Position of this block', 'vitrine' ),
				},
				{
					value: 'bottom',
					label: __( 'Bottom of the screen', 'vitrine' ),
				},
			] }
			onChange={ ( position ) => setAttributes( { position } ) }
		/>
	</PreviewedBlock>
);
