import { changeProductTemplate } from '../steps/product-template';
import { test } from '../support/test';

test( 'an owner edits the product template (price first, accordion, no related products), and product pages follow', async ( {
	page,
	site,
} ) => {
	test.slow();
	await changeProductTemplate( page, site, {
		'everyday-mug': 'Everyday Mug',
		'linen-house-robe': 'Linen House Robe',
	} );
} );
