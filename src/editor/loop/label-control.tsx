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
			label={ __( 'Show the label', 'vitrine' ) }
			help={ __( 'Screen readers say it always.', 'vitrine' ) }
			checked={ attributes.showLabel }
			onChange={ ( showLabel ) => setAttributes( { showLabel } ) }
		/>
	</>
);

/**
 * The label in the editor's view of a control.
 *
 * @param props
 * @param props.attributes
 * @param props.standard   The usual label.
 */
export const ShownLabel = ( {
	attributes: { label, showLabel },
	standard,
}: {
	attributes: Labelled;
	standard: string;
} ) =>
	showLabel ? (
		<span className="vitrine-loop-label">{ label || standard }</span>
	) : null;
