import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { ControlProps } from './props';

/** A switch. */
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

/** One of several values. */
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

/** A whole number. What is no number stays as it was typed, to be mended. */
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

/** A line of text; what stands in its place while it is empty shows as its placeholder. */
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
