import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { ControlProps } from './props';

/** A toggle. */
export const Toggle = ( {
	field,
	value,
	help,
	onChange,
}: ControlProps< boolean > ) => (
	<ToggleControl
		label={ field.label }
		help={ help }
		checked={ value }
		onChange={ onChange }
	/>
);

/** A select. */
export const Choice = ( {
	field,
	value,
	help,
	isWrong,
	onChange,
}: ControlProps< string > ) => (
	<SelectControl
		label={ field.label }
		help={ help }
		value={ value }
		options={ field.choices }
		aria-invalid={ isWrong }
		onChange={ onChange }
	/>
);

/** An integer. Invalid input is kept as typed, so that it can be corrected. */
export const WholeNumber = ( {
	field,
	value,
	help,
	isWrong,
	onChange,
}: ControlProps< number | string > ) => (
	<TextControl
		className="vitrine-setting__number"
		type="number"
		label={ field.label }
		help={ help }
		value={ value }
		min={ field.min }
		max={ field.max }
		aria-invalid={ isWrong }
		onChange={ ( text ) =>
			onChange( text.trim() === '' ? '' : Number( text ) )
		}
		__next40pxDefaultSize
	/>
);

/** A text field, whose placeholder is the default text. */
export const Line = ( {
	field,
	value,
	help,
	isWrong,
	onChange,
}: ControlProps< string > ) => (
	<TextControl
		type={ [ 'uri', 'origin' ].includes( field.format ) ? 'url' : 'text' }
		label={ field.label }
		help={ help }
		value={ value }
		placeholder={ field.standard }
		autoComplete="off"
		aria-invalid={ isWrong }
		onChange={ onChange }
		__next40pxDefaultSize
	/>
);
