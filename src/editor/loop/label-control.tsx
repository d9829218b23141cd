import { TextControl } from '@wordpress/components';
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
