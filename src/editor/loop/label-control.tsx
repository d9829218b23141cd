import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/**
 * The label of a control: empty stands for the usual one.
 *
 * @param props
 * @param props.value
 * @param props.standard The usual one.
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

/** What a block with a label of its own has. */
export interface Labelled {
	label: string;
	showLabel: boolean;
}

/**
 * The label of a control, and whether it is seen.
 *
 * @param props
 * @param props.attributes
 * @param props.standard      The usual label.
 * @param props.setAttributes
 */
export const ShownLabelControl = ( {
	attributes,
	standard,
	setAttributes,
}: {
	attributes: Labelled;
	standard: string;
	setAttributes: ( changes: Partial< Labelled > ) => void;
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
