import contract from '../../contract';
import type { PaymentsData } from '../../core/settings/payments';
import type {
	Field,
	Group,
	Palette,
	ScreenData,
	Value,
} from '../../core/settings/types';
import { readJson } from '../../transport/http/json';
import {
	isList,
	isMap,
	isNumber,
	isOneOf,
	isShape,
	isText,
	isTexts,
	isTruth,
	orNull,
	type Check,
} from '../../transport/http/shape';
import { isPayments } from './payments/shapes';
import { isShipping, isTax } from './regions/shapes';

export const isValue: Check< Value > = ( value ): value is Value =>
	isText( value ) ||
	isTruth( value ) ||
	isNumber( value ) ||
	isList( isText )( value );

const isField = isShape< Field >( {
	key: isText,
	type: isOneOf( 'boolean', 'integer', 'string', 'array' ),
	label: isText,
	help: isText,
	default: isValue,
	choices: isList(
		isShape< Field[ 'choices' ][ number ] >( {
			value: isText,
			label: isText,
		} )
	),
	min: isNumber,
	max: isNumber,
	format: isText,
	standard: isText,
} );

/** Whether a value from the settings route is an option. */
export const isValues = isMap( isValue );

const isData = isShape< ScreenData >( {
	url: isText,
	version: isText,
	mask: isText,
	problems: isTexts,
	groups: isList(
		isShape< Group >( {
			id: isText,
			label: isText,
			option: isText,
			shown: isTruth,
			fields: isList( isField ),
		} )
	),
	values: isMap( isValues ),
	palettes: isList(
		isShape< Palette >( {
			name: isText,
			colors: isList(
				isShape< Palette[ 'colors' ][ number ] >( {
					name: isText,
					color: isText,
				} )
			),
		} )
	),
	payments: ( value ): value is PaymentsData | null =>
		value === null || isPayments( value ),
	tax: orNull( isTax ),
	shipping: orNull( isShipping ),
} );

/** Reads the screen's data; null: invalid. */
export const readScreenData = (): ScreenData | null => {
	const data = readJson(
		document.getElementById( contract.admin.settings_data )?.textContent
	);
	return isData( data ) ? data : null;
};
