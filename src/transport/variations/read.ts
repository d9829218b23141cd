import contract from '../../contract';
import type { Variation, VariationMatrix } from '../../contract/types';
import { readJson } from '../http/json';
import {
	type Check,
	isList,
	isMap,
	isNumber,
	isShape,
	isText,
	isTruth,
} from '../http/shape';

// What the form calculates with. The rest is shown as it is, and may be missing
// where another plugin has changed a variation's data.
const isUsable = isShape<
	Pick<
		Variation,
		| 'variation_id'
		| 'attributes'
		| 'is_purchasable'
		| 'is_in_stock'
		| 'variation_is_visible'
		| 'variation_is_active'
	>
>( {
	variation_id: isNumber,
	attributes: isMap( isText ),
	is_purchasable: isTruth,
	is_in_stock: isTruth,
	variation_is_visible: isTruth,
	variation_is_active: isTruth,
} );

export const isVariation: Check< Variation > = ( value ): value is Variation =>
	isUsable( value );

const isPrice = ( value: unknown ): value is [ string, number ] =>
	Array.isArray( value ) && isText( value[ 0 ] ) && isNumber( value[ 1 ] );

const isMatrix = isShape< VariationMatrix >( {
	names: isList( isText ),
	options: isList( isList( isText ) ),
	ids: isList( isNumber ),
	values: isList( isList( isNumber ) ),
	flags: isList( isNumber ),
	price: isList( isNumber ),
	prices: isList( isPrice ),
} );

/** Reads variations from another script or the page; null: they are requested. */
export const readVariations = ( value: unknown ): Variation[] | null =>
	isList( isVariation )( value ) ? value : null;

/** Reads an attribute's JSON; null when it is not what was expected. */
export const readAttribute = < T >(
	element: Element,
	name: string,
	check: Check< T >
): T | null => {
	const value = readJson( element.getAttribute( name ) );
	return check( value ) ? value : null;
};

/** The matrix that a form brings. */
export const readMatrix = ( form: Element ): VariationMatrix | null =>
	readAttribute( form, contract.markers.variation_matrix, isMatrix );
