import type {
	Variation,
	VariationAvailability,
	VariationMatrix,
} from '../../contract/types';
import { canBeBought } from './button';
import type { VariationTable } from './lookup';

const ACTIVE = 1;
const VISIBLE = 2;
const PURCHASABLE = 4;
const IN_STOCK = 8;

/** A variation's data in a matrix. */
export interface VariationOutline extends VariationAvailability {
	variation_id: number;
	price_html: string;
	sale_percentage: number;
}

const has = ( flags: number, flag: number ): boolean =>
	Math.floor( flags / flag ) % 2 === 1;

const availabilityOf = ( flags: number ): VariationAvailability => ( {
	variation_is_visible: has( flags, VISIBLE ),
	is_purchasable: has( flags, PURCHASABLE ),
	is_in_stock: has( flags, IN_STOCK ),
} );

/** The lookup table of a matrix. */
export const tableOfMatrix = ( matrix: VariationMatrix ): VariationTable => ( {
	names: matrix.names,
	rows: matrix.ids.map( ( _id, at ) =>
		matrix.names.map(
			( _name, nth ) =>
				matrix.options[ nth ]?.[
					( matrix.values[ nth ]?.[ at ] ?? 0 ) - 1
				] ?? ''
		)
	),
	active: matrix.flags.map( ( flags ) => has( flags, ACTIVE ) ),
	available: matrix.flags.map( ( flags ) =>
		canBeBought( availabilityOf( flags ) )
	),
} );

/** The data of the variation at an index. */
export const outlineAt = (
	matrix: VariationMatrix,
	at: number
): VariationOutline => {
	const [ price_html, sale_percentage ] = matrix.prices[
		matrix.price[ at ] ?? 0
	] ?? [ '', 0 ];
	return {
		...availabilityOf( matrix.flags[ at ] ?? 0 ),
		variation_id: matrix.ids
			.slice( 0, at + 1 )
			.reduce( ( sum, step ) => sum + step, 0 ),
		price_html,
		sale_percentage,
	};
};

/**
 * The lookup table of a list of variations.
 *
 * @param names Field names of the form's attributes; others are ignored.
 * @param list  The variations in the page.
 */
export const tableOfList = (
	names: readonly string[],
	list: readonly Pick<
		Variation,
		'attributes' | 'variation_is_active' | keyof VariationAvailability
	>[]
): VariationTable => ( {
	names,
	rows: list.map( ( { attributes } ) =>
		names.map( ( name ) => attributes[ name ] ?? '' )
	),
	active: list.map( ( one ) => one.variation_is_active ),
	available: list.map( canBeBought ),
} );
