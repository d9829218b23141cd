import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { type CheckoutFacts, editorData } from '../../src/editor/data';
import type { Props } from './panels';

/** The guest's step shown in the preview. PHP: `Editor\CheckoutPreview`. */
export type Moment = 'start' | 'address' | 'account';

type Extra =
	| 'suggestAddresses'
	| 'emailCheck'
	| 'showLogin'
	| 'showCoupon'
	| 'expressButtons'
	| 'showNextSteps';

/** Extras that are inner blocks if the checkout has any. */
const ARE_PARTS: readonly Extra[] = [ 'showLogin', 'expressButtons' ];

const WHERE = __( 'Settings › Vitrine', 'vitrine' );

const offYet = ( what: string ): string =>
	/* translators: 1: what is switched off, 2: where the settings are. */
	sprintf( __( '%1$s Enable it in %2$s.', 'vitrine' ), what, WHERE );

const extrasOf = ( facts: CheckoutFacts ): [ Extra, string, string ][] => [
	[
		'suggestAddresses',
		__( 'Address suggestions', 'vitrine' ),
		facts.providers
			? __( 'Shows address suggestions as the shopper types.', 'vitrine' )
			: offYet( __( 'No address provider is set up yet.', 'vitrine' ) ),
	],
	[
		'emailCheck',
		__( 'Email check', 'vitrine' ),
		facts.email_check
			? __(
					'Guests whose email address has an account are invited to log in, others to create an account.',
					'vitrine'
			  )
			: offYet( __( 'This check is not enabled yet.', 'vitrine' ) ),
	],
	[
		'showLogin',
		__( 'Login', 'vitrine' ),
		facts.login
			? __(
					'Guests can log in without losing what they entered.',
					'vitrine'
			  )
			: offYet(
					__( 'Login during checkout is not enabled yet.', 'vitrine' )
			  ),
	],
	[ 'showCoupon', __( 'Coupon box', 'vitrine' ), '' ],
	[
		'expressButtons',
		__( 'Express checkout above the form', 'vitrine' ),
		__(
			'Space is reserved if a payment method provides buttons, and removed if none appear.',
			'vitrine'
		),
	],
	// Otherwise it is a block in the order confirmation template.
	...( facts.shows_received
		? ( [
				[
					'showNextSteps',
					__( 'What comes next', 'vitrine' ),
					__(
						'After an order: tells customers what happens now, and leads them on.',
						'vitrine'
					),
				],
		  ] satisfies [ Extra, string, string ][] )
		: [] ),
];

/**
 * Optional features. A block can hide what the shop's settings enable, but not
 * enable anything else.
 *
 * @param props               Block props.
 * @param props.attributes
 * @param props.setAttributes
 * @param props.isComposed    Whether parts are inner blocks, which can be removed instead.
 */
export const Extras = ( {
	attributes,
	setAttributes,
	isComposed = false,
}: Props & { isComposed?: boolean } ) => (
	<PanelBody title={ __( 'Extras', 'vitrine' ) }>
		{ extrasOf( editorData().checkout )
			.filter(
				( [ name ] ) => ! isComposed || ! ARE_PARTS.includes( name )
			)
			.map( ( [ name, label, help ] ) => (
				<ToggleControl
					key={ name }
					label={ label }
					help={ help }
					checked={ attributes[ name ] }
					onChange={ ( wanted ) =>
						setAttributes( { [ name ]: wanted } )
					}
				/>
			) ) }
	</PanelBody>
);

/**
 * Select for the preview, which is not saved.
 *
 * @param props
 * @param props.moment
 * @param props.onChange
 */
export const MomentPicker = ( props: {
	moment: Moment;
	onChange: ( moment: Moment ) => void;
} ) => (
	<PanelBody title={ __( 'Preview', 'vitrine' ) }>
		<SelectControl
			label={ __( 'Show', 'vitrine' ) }
			help={ __( 'Preview only. Nothing is saved.', 'vitrine' ) }
			value={ props.moment }
			options={ [
				{ value: 'start', label: __( 'Empty form', 'vitrine' ) },
				{
					value: 'address',
					label: __( 'Shopper entering an address', 'vitrine' ),
				},
				{
					value: 'account',
					label: __( 'Guest with an existing account', 'vitrine' ),
				},
			] }
			onChange={ props.onChange }
		/>
	</PanelBody>
);
