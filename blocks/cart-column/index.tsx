import { registerColumn } from '../../src/editor/register-column';
import metadata from './block.json';

// PHP: `View\Cart\Layout\CartBlocks::AREAS`.
registerColumn( metadata, {
	items: 'vitrine-cart-column vitrine-cart-main',
	totals: 'vitrine-cart-column cart-collaterals',
} );
