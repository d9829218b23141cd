import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ToolbarSelect } from '../controls/toolbar-select';

/**
 * Select for the heading level of a product title.
 *
 * @param props
 * @param props.value
 * @param props.levels
 * @param props.onChange
 */
export const HeadingSelect = ( {
	value,
	levels,
	onChange,
}: {
	value: string;
	levels: readonly string[];
	onChange: ( value: string ) => void;
} ) => (
	<ToolbarSelect
		icon="heading"
		label={ __( 'Heading level of the title', 'vitrine' ) }
		value={ value }
		options={ levels.map( ( level ) => ( {
			value: level,
			label: level.toUpperCase(),
		} ) ) }
		onChange={ onChange }
	/>
);

/**
 * Text control for the button of the form.
 *
 * @param props
 * @param props.value    Empty: the default text.
 * @param props.onChange
 */
export const ButtonText = ( {
	value,
	onChange,
}: {
	value: string;
	onChange: ( value: string ) => void;
} ) => (
	<TextControl
		label={ __( 'Button text', 'vitrine' ) }
		placeholder={ __( 'Add to cart', 'vitrine' ) }
		value={ value }
		onChange={ onChange }
	/>
);
