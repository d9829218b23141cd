import { __ } from '@wordpress/i18n';
import { Suggestions, Welcome } from '../../src/components/checkout/extras';
import type {
	CheckoutField,
	CheckoutOptions,
	FieldGroups,
	Moment,
	PaymentMethod,
} from '../../src/components/checkout/types';
import type { CartSnapshot } from '../../src/contract/types';
import { editorData } from '../../src/editor/data';
import { sampleCart } from '../../src/editor/data/sample';

const field = (
	name: string,
	label: string,
	more: Partial< CheckoutField > = {}
): CheckoutField => ( {
	name,
	label,
	type: 'text',
	required: true,
	autocomplete: 'off',
	options: {},
	value: '',
	width: 'full',
	...more,
} );

const half = { width: 'half' } as const;

const optional = { required: false } as const;

/** An address half typed, and what is found for it. */
const halfTyped = {
	value: '12 Haz',
	below: (
		<Suggestions
			suggestions={ [
				'12 Hazel Lane, London',
				'12 Hazel Mews, Bristol',
			].map( ( label ) => ( {
				id: label,
				label,
				matchedSubstrings: [ { offset: 0, length: 6 } ],
			} ) ) }
		/>
	),
};

const known = ( login: boolean ) => ( {
	value: 'ada@example.org',
	below: <Welcome text={ editorData().checkout.welcome } login={ login } />,
} );

/**
 * The fields of a preview. The shop's own come from its engine, on the page.
 *
 * @param options What the block shows.
 * @param moment  What somebody does in them.
 */
export const sampleGroups = (
	options: CheckoutOptions,
	moment: Moment
): FieldGroups => ( {
	contact: [
		field(
			'billing_email',
			__( 'Email address', 'vitrine' ),
			moment === 'account' ? known( options.login ) : {}
		),
		...( options.phone
			? [ field( 'billing_phone', __( 'Phone', 'vitrine' ), optional ) ]
			: [] ),
	],
	billing: [
		field( 'billing_first_name', __( 'First name', 'vitrine' ), half ),
		field( 'billing_last_name', __( 'Last name', 'vitrine' ), half ),
		...( options.company
			? [
					field(
						'billing_company',
						__( 'Company', 'vitrine' ),
						optional
					),
			  ]
			: [] ),
		field( 'billing_country', __( 'Country / Region', 'vitrine' ), {
			type: 'select',
		} ),
		field(
			'billing_address_1',
			__( 'Street address', 'vitrine' ),
			moment === 'address' ? halfTyped : {}
		),
		field( 'billing_city', __( 'Town / City', 'vitrine' ), half ),
		field( 'billing_postcode', __( 'Postcode / ZIP', 'vitrine' ), half ),
	],
	shipping: [],
	order: options.notes
		? [
				field( 'order_comments', __( 'Order notes', 'vitrine' ), {
					...optional,
					type: 'textarea',
				} ),
		  ]
		: [],
} );

/** The sample cart with two ways to ship. */
export const sampleOrder = (): CartSnapshot => {
	const cart = sampleCart();
	return {
		...cart,
		shipping: [
			{
				id: 'standard',
				label: __( 'Standard shipping', 'vitrine' ),
				cost: 490,
				chosen: true,
				package: '',
			},
			{
				id: 'express',
				label: __( 'Express shipping', 'vitrine' ),
				cost: 990,
				chosen: false,
				package: '',
			},
		],
		totals: {
			...cart.totals,
			shipping: 490,
			total: cart.totals.total + 490,
		},
	};
};

export const sampleMethods = (): PaymentMethod[] => [
	{
		id: 'cod',
		title: __( 'Cash on delivery', 'vitrine' ),
		description: __( 'Pay in cash when your order arrives.', 'vitrine' ),
		fields_html: '',
	},
];
