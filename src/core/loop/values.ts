import { fold } from '../fold';

/** A facet value within its taxonomy. */
export interface Value {
	readonly slug: string;
	readonly name: string;
	/** Depth in the hierarchy; absent: top level. */
	readonly depth?: number | undefined;
	/** Whether it has no results. */
	readonly off: boolean;
}

/** A value and its children. */
export interface Branch< Of extends Value > {
	readonly value: Of;
	readonly below: Branch< Of >[];
}

/**
 * Builds a tree of values. Twin of `View\Loop\Facets\Values::branches()`.
 *
 * @param values Each value is followed by its descendants.
 */
export const branchesOf = < Of extends Value >(
	values: readonly Of[]
): Branch< Of >[] => {
	const top: Branch< Of >[] = [];
	const path: Branch< Of >[] = [];
	for ( const value of values ) {
		const branch: Branch< Of > = { value, below: [] };
		path.length = Math.min( value.depth ?? 0, path.length );
		( path.at( -1 )?.below ?? top ).push( branch );
		path.push( branch );
	}
	return top;
};

const holds = < Of extends Value >(
	{ value, below }: Branch< Of >,
	slugs: readonly string[]
): boolean =>
	slugs.includes( value.slug ) ||
	below.some( ( one ) => holds( one, slugs ) );

/**
 * Top-level values hidden behind "Show more": those after the first few, unless
 * they or their descendants are selected. Twin of
 * `View\Loop\Facets\Values::beyond()`.
 *
 * @param branches The facet's values.
 * @param first    Number of values to show.
 * @param hides    Whether values without results are hidden.
 * @param chosen   Selected slugs.
 */
export const beyond = < Of extends Value >(
	branches: readonly Branch< Of >[],
	first: number,
	hides: boolean,
	chosen: readonly string[]
): string[] => {
	const places = branches.filter( ( { value } ) => ! ( hides && value.off ) );
	return places
		.slice( first )
		.filter( ( branch ) => ! holds( branch, chosen ) )
		.map( ( { value } ) => value.slug );
};

/**
 * Finds values by name; their ancestors are included.
 *
 * @param branches The facet's values.
 * @param typed    The search term; empty: all.
 * @return Slugs.
 */
export const matching = < Of extends Value >(
	branches: readonly Branch< Of >[],
	typed: string
): string[] =>
	branches.flatMap( ( { value, below } ) => {
		const inner = matching( below, typed );
		return inner.length ||
			fold( value.name ).includes( fold( typed.trim() ) )
			? [ value.slug, ...inner ]
			: [];
	} );
