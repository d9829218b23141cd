import { fold } from '../fold';

/** A value of a facet among those of its taxonomy. */
export interface Value {
	readonly slug: string;
	readonly name: string;
	/** How far below the top it stands; absent: at the top. */
	readonly depth?: number | undefined;
	/** Whether it leads to nothing. */
	readonly off: boolean;
}

/** A value with those below it. */
export interface Branch< Of extends Value > {
	readonly value: Of;
	readonly below: Branch< Of >[];
}

/**
 * Values as a tree. Twin of `View\Loop\Facets\Values::branches()`.
 *
 * @param values Each followed by those below it.
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
 * Values at the top that are shown by "Show more" only: those beyond the first few,
 * of which none is chosen. Twin of `View\Loop\Facets\Values::beyond()`.
 *
 * @param branches Of the facet.
 * @param first    So many are shown.
 * @param hides    Whether those that lead to nothing are hidden, and take no place.
 * @param chosen   Slugs.
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
 * The values whose names hold what was typed, with those above them.
 *
 * @param branches Of the facet.
 * @param typed    Empty: all.
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
