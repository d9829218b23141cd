import { registerColumn } from '../../src/editor/register-column';
import metadata from './block.json';

// PHP: `View\Checkout\Parts\Parts::COLUMNS`.
registerColumn( metadata, {
	fields: 'vitrine-checkout-main',
	totals: 'vitrine-checkout-side',
	payment: 'vitrine-checkout-pay',
} );
