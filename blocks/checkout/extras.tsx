import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Moment } from '../../src/components/checkout/types';
import { type CheckoutFacts, editorData } from '../../src/editor/data';
import type { Props } from './panels';

type Extra =
	| 'suggestAddresses'
	| 'emailCheck'
	| 'showLogin'
	| 'showCoupon'
	| 'expressButtons';

const WHERE = __( 'Settings › Vitrine', 'vitrine' );

const offYet = ( what: string ): string =>
	/* translators: 1: what is switched off, 2: where the settings are. */
	sprintf( __( '%1$s Switch it on in %2$s.', 'vitrine' ), what, WHERE );

const extrasOf = ( facts: CheckoutFacts ): [ Extra, string, string ][] => [
	[
		'suggestAddresses',
		__( 'Suggested addresses', 'vitrine' ),
		facts.providers
			? __( 'Addresses are suggested while a shopper types.', 'vitrine' )
			: offYet( __( 'The shop has no address service yet.', 'vitrine' ) ),
	],
	[
		'emailCheck',
		__( 'Email check', 'vitrine' ),
		facts.email_check
			? __(
					'A guest whose email address has an account is offered the login, any other one an account.',
					'vitrine'
			  )
			: offYet( __( 'The shop does not check yet.', 'vitrine' ) ),
	],
	[
		'showLogin',
		__( 'Login', 'vitrine' ),
		facts.login
			? __( 'Guests log in without losing what they typed.', 'vitrine' )
			: offYet( __( 'The shop has no login here yet.', 'vitrine' ) ),
	],
	[ 'showCoupon', __( 'Coupon box', 'vitrine' ), '' ],
	[
		'expressButtons',
		__( 'Express buttons above the form', 'vitrine' ),
		__(
			'Their room is kept free where a way of paying brings some, and closes where none comes.',
			'vitrine'
		),
	],
];

/**
 * What helps shoppers along. A block can leave out what the settings have; it
 * cannot switch on what they do not.
 *
 * @param props               Of the block.
 * @param props.attributes
 * @param props.setAttributes
 */
export const Extras = ( { attributes, setAttributes }: Props ) => (
	<PanelBody title={ __( 'Extras', 'vitrine' ) }>
		{ extrasOf( editorData().checkout ).map( ( [ name, label, help ] ) => (
			<ToggleControl
				key={ name }
				label={ label }
				help={ help }
				checked={ attributes[ name ] }
				onChange={ ( wanted ) => setAttributes( { [ name ]: wanted } ) }
			/>
		) ) }
	</PanelBody>
);

/**
 * Chooses what the preview shows. It is not saved.
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
			help={ __( 'For looking at only: nothing is changed.', 'vitrine' ) }
			value={ props.moment }
			options={ [
				{ value: 'start', label: __( 'An empty form', 'vitrine' ) },
				{
					value: 'address',
					label: __( 'A shopper who types an address', 'vitrine' ),
				},
				{
					value: 'account',
					label: __(
						'A guest whose email address has an account',
						'vitrine'
					),
				},
			] }
			onChange={ props.onChange }
		/>
	</PanelBody>
);
