import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { editorData } from '.';

export interface Term {
	id: number;
	slug: string;
	name: string;
}

/** The same for all who ask, so that the shop is asked once. */
export const CATEGORIES_ASKED = { per_page: 100, _fields: 'id,slug,name' };

/** The categories of the shop, as far as they are known yet: who asks first has the shop asked. */
export const knownCategories = (): Term[] =>
	select( coreStore ).getEntityRecords< Term >(
		'taxonomy',
		editorData().category,
		CATEGORIES_ASKED
	) ?? [];
