import { changeProductTemplate } from '../../steps/product-template';
import { test } from '../../support/test';

test( 'price above title, reviews in an accordion, no related products: an owner changes the template, and the pages of WooCommerce’s products follow', async ( {
	page,
	site,
} ) => {
	test.slow();
	await changeProductTemplate( page, site, {
		'everyday-mug': 'Everyday Mug',
		'linen-house-robe': 'Linen House Robe',
	} );
} );
