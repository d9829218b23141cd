import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { editorData } from '.';

export interface Term {
	id: number;
	slug: string;
	name: string;
}

/** The same query everywhere, so that there is a single request. */
export const CATEGORIES_ASKED = { per_page: 100, _fields: 'id,slug,name' };

/**
 * The shop's categories as far as they are loaded; the first call requests
 * them.
 */
export const knownCategories = (): Term[] =>
	select( coreStore ).getEntityRecords< Term >(
		'taxonomy',
		editorData().category,
		CATEGORIES_ASKED
	) ?? [];
