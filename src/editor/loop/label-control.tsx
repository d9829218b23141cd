import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/**
 * Text control for a label; empty: the default label.
 *
 * @param props
 * @param props.value
 * @param props.standard The default label.
 * @param props.onChange
 */
export const LabelControl = ( {
	value,
	standard,
	onChange,
}: {
	value: string;
	standard: string;
	onChange: ( value: string ) => void;
} ) => (
	<TextControl
		label={ __( 'Label', 'vitrine' ) }
		placeholder={ standard }
		value={ value }
		onChange={ onChange }
	/>
);

/** Attributes of a block with a custom label. */
export interface Labeled {
	label: string;
	showLabel: boolean;
}

/**
 * Controls for a label and its visibility.
 *
 * @param props
 * @param props.attributes
 * @param props.standard      The default label.
 * @param props.setAttributes
 */
export const ShownLabelControl = ( {
	attributes,
	standard,
	setAttributes,
}: {
	attributes: Labeled;
	standard: string;
	setAttributes: ( changes: Partial< Labeled > ) => void;
} ) => (
	<>
		<LabelControl
			value={ attributes.label }
			standard={ standard }
			onChange={ ( label ) => setAttributes( { label } ) }
		/>
		<ToggleControl
			label={ __( 'Show label', 'vitrine' ) }
			help={ __( 'Always announced to screen readers.', 'vitrine' ) }
			checked={ attributes.showLabel }
			onChange={ ( showLabel ) => setAttributes( { showLabel } ) }
		/>
	</>
);
