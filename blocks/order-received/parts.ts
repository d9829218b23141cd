import { __ } from '@wordpress/i18n';

/** The parts of the order confirmation in their order. */
export const PARTS = [
	{ value: 'status', label: __( 'Order status', 'vitrine' ) },
	{ value: 'overview', label: __( 'Order summary', 'vitrine' ) },
	{ value: 'payment', label: __( 'Payment instructions', 'vitrine' ) },
	{ value: 'next', label: __( 'What comes next', 'vitrine' ) },
	{ value: 'downloads', label: __( 'Order downloads', 'vitrine' ) },
	{ value: 'details', label: __( 'Order details and totals', 'vitrine' ) },
	{ value: 'addresses', label: __( 'Order addresses', 'vitrine' ) },
	{ value: 'notes', label: __( 'Order notes', 'vitrine' ) },
	{ value: 'account', label: __( 'Create an account', 'vitrine' ) },
	{ value: 'continue', label: __( 'Continue shopping', 'vitrine' ) },
];
