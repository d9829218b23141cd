import { add, both, listOf, meet, placesOf } from './places';
import type { Places } from './places';

/** Field name to the option that is chosen; empty: none. */
export type Choices = Readonly< Record< string, string > >;

/** What tells variations apart. */
export interface VariationTable {
	/** Field names of the attributes. */
	names: readonly string[];
	/** Of each variation, the option of each attribute; empty: any. */
	rows: readonly ( readonly string[] )[];
	/** Whether each variation can be chosen. */
	active: readonly boolean[];
	/** Whether each variation can be bought. */
	available: readonly boolean[];
}

/** What an option leads to, as the other attributes are chosen. */
export type Offer = 'none' | 'sold-out' | 'available';

export interface VariationIndex {
	/** The place of the first variation that agrees with choices; -1: none does. */
	find( chosen: Choices ): number;
	/** All places that agree. */
	all( chosen: Choices ): number[];
	/** Tells, option by option, what an attribute still offers. */
	offers( name: string, chosen: Choices ): ( option: string ) => Offer;
}

interface Column {
	/** The places that agree with an option: of that option, and of any. */
	byOption: Map< string, Places >;
	/** The places that agree with every option. */
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
 * Indexes variations by what they agree with, once, so that a choice costs a few
 * words of bits instead of a look at every variation.
 *
 * A variation agrees with choices when every attribute that is set on both sides
 * is the same; what is empty agrees with anything.
 *
 * @param table What tells them apart, in the owner's order.
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
