import { add, both, listOf, meet, placesOf } from './places';
import type { Places } from './places';

/** Field name to selected option; empty: none. */
export type Choices = Readonly< Record< string, string > >;

/** The data that variations are matched by. */
export interface VariationTable {
	/** Field names of the attributes. */
	names: readonly string[];
	/** Option of each attribute per variation; empty: any. */
	rows: readonly ( readonly string[] )[];
	/** Whether each variation can be selected. */
	active: readonly boolean[];
	/** Whether each variation can be bought. */
	available: readonly boolean[];
}

/** Availability of an option, given the other selected attributes. */
export type Offer = 'none' | 'sold-out' | 'available';

export interface VariationIndex {
	/** Index of the first matching variation; -1: none. */
	find( chosen: Choices ): number;
	/** Indexes of all matching variations. */
	all( chosen: Choices ): number[];
	/** Returns the availability of an attribute's options. */
	offers( name: string, chosen: Choices ): ( option: string ) => Offer;
}

interface Column {
	/** Variations by option, including those that allow any. */
	byOption: Map< string, Places >;
	/** Variations that allow any option. */
	any: Places;
}

const columnOf = ( options: readonly string[] ): Column => {
	const any = placesOf( options.map( ( option ) => ! option ) );
	const byOption = new Map< string, Places >();
	options.forEach( ( option, at ) => {
		if ( option ) {
			const set = byOption.get( option ) ?? any.slice();
			byOption.set( option, set );
			add( set, at );
		}
	} );
	return { byOption, any };
};

const agreeing = ( { byOption, any }: Column, option: string ): Places =>
	byOption.get( option ) ?? any;

/**
 * Indexes variations once, so that a selection is matched by a few bitwise
 * operations instead of comparing every variation.
 *
 * A variation matches if every attribute set on both sides is the same; empty
 * matches anything.
 *
 * @param table The variations in the owner's order.
 * @see spec 4.13, readings 16, field 22
 */
export const indexVariations = ( table: VariationTable ): VariationIndex => {
	const everything = placesOf( table.rows.map( () => true ) );
	const canBeChosen = placesOf( table.active );
	const canBeBought = placesOf( table.available );
	const columns = new Map(
		table.names.map( ( name, nth ) => [
			name,
			columnOf( table.rows.map( ( row ) => row[ nth ] ?? '' ) ),
		] )
	);

	const agreeingWith = ( chosen: Choices, but = '' ): Places => {
		let set = everything;
		for ( const [ name, column ] of columns ) {
			const option = chosen[ name ];
			if ( option && name !== but ) {
				set = both( set, agreeing( column, option ) );
			}
		}
		return set;
	};
	const all = ( chosen: Choices ) => listOf( agreeingWith( chosen ) );

	return {
		all,
		find: ( chosen ) => all( chosen )[ 0 ] ?? -1,
		offers( name, chosen ) {
			const column = columns.get( name );
			const left = agreeingWith( chosen, name );
			return ( option ) => {
				const set = column
					? both( left, agreeing( column, option ) )
					: left;
				if ( ! meet( set, canBeChosen ) ) {
					return 'none';
				}
				return meet( set, canBeBought ) ? 'available' : 'sold-out';
			};
		},
	};
};
