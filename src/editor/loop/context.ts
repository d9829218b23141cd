import { editorData, type LoopType } from '../data';

/** What a loop builder gives to the blocks in it. Its block.json: `providesContext`. */
export interface LoopContext {
	'vitrine/postType'?: string;
	'vitrine/taxonomy'?: string;
	'vitrine/perPage'?: number;
	'vitrine/order'?: string;
	'vitrine/layout'?: string;
	'vitrine/columns'?: number;
}

/** A post type as the server described it. */
export const loopType = ( name: string | undefined ): LoopType =>
	editorData().loop_types[ name ?? 'post' ] ?? {
		label: '',
		taxonomies: {},
		orders: {},
	};

/** The taxonomy that a listing filters by; empty when its post type has none. */
export const taxonomyOf = ( context: LoopContext ): string =>
	context[ 'vitrine/taxonomy' ] ||
	( Object.keys(
		loopType( context[ 'vitrine/postType' ] ).taxonomies
	)[ 0 ] ??
		'' );

/** Values and labels as options of a select. */
export const optionsOf = (
	labels: Record< string, string >
): Array< { value: string; label: string } > =>
	Object.entries( labels ).map( ( [ value, label ] ) => ( {
		value,
		label,
	} ) );
