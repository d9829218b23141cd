import type { BlockEditProps } from '@wordpress/blocks';
import { Dashicon, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useBlockProps } from '@wordpress/block-editor';
import { useIsExample } from '../../src/editor/data/use-is-example';
import { PreviewedBlock } from '../../src/editor/previewed-block';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	label: string;
}

/** A sample, for previews without a second palette. */
const Example = () => (
	<div { ...useBlockProps() }>
		<Dashicon icon="art" /> { __( 'Switch colors', 'vitrine' ) }
	</div>
);

/**
 * The palette switcher in the editor.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Edit = ( props: BlockEditProps< Attributes > ) =>
	useIsExample() ? <Example /> : <Switcher { ...props } />;

const Switcher = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => (
	<PreviewedBlock
		block={ metadata.name }
		attributes={ attributes }
		title={ __( 'Palette switcher', 'vitrine' ) }
		empty={ __(
			'Add an alternate palette first: Settings › Vitrine › Color switcher.',
			'vitrine'
		) }
	>
		<TextControl
			label={ __( 'Name', 'vitrine' ) }
			help={ __( 'Announced to screen readers.', 'vitrine' ) }
			placeholder={ __( 'Switch colors', 'vitrine' ) }
			value={ attributes.label }
			onChange={ ( label ) => setAttributes( { label } ) }
		/>
	</PreviewedBlock>
);
