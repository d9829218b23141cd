import { Notice, TextControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	changed,
	isAmount,
	type Choice,
	type Method,
	type MethodSettings,
} from '../../../core/settings/payments';
import { lacksAccount, type ShippingDraft } from '../../../core/setup/steps';
import { Accounts } from '../../settings/payments/accounts';
import { Choices } from '../choices';
import type { SetupData } from '../data';
import { isOffered, type Draft } from '../use-draft';

const MethodRow = ( {
	method,
	accounts,
	onChange,
}: {
	method: Method;
	/** Labels of bank account details. */
	accounts: Choice[];
	onChange: ( edits: Partial< MethodSettings > ) => void;
} ) => {
	const { settings, has_accounts: hasAccounts } = method;
	return (
		<div className="vitrine-setup__method">
			<ToggleControl
				label={ method.title }
				help={ method.description }
				checked={ settings.enabled }
				onChange={ ( enabled ) =>
					onChange( {
						enabled,
						// Add an empty account to fill in.
						...( enabled &&
						hasAccounts &&
						! settings.accounts.length
							? { accounts: [ {} ] }
							: {} ),
					} )
				}
			/>
			{ settings.enabled && (
				<div className="vitrine-setup__details">
					<TextControl
						label={ sprintf(
							/* translators: %s: name of a payment method. */
							__( 'Title of “%s” at checkout', 'vitrine' ),
							method.title
						) }
						placeholder={ method.title }
						value={ settings.title }
						maxLength={ 100 }
						onChange={ ( title ) => onChange( { title } ) }
						__next40pxDefaultSize
					/>
					{ hasAccounts && (
						<Accounts
							labels={ accounts }
							accounts={ settings.accounts }
							onChange={ ( list ) =>
								onChange( { accounts: list } )
							}
						/>
					) }
				</div>
			) }
		</div>
	);
};

const Amount = ( {
	label,
	help,
	value,
	isRequired = false,
	onChange,
}: {
	label: string;
	help: string;
	value: string;
	isRequired?: boolean;
	onChange: ( value: string ) => void;
} ) => {
	const isWrong = ! isAmount( value ) || ( isRequired && value === '' );
	return (
		<TextControl
			label={ label }
			help={
				isWrong
					? __( 'Please enter an amount, such as 20.00.', 'vitrine' )
					: help
			}
			inputMode="decimal"
			aria-invalid={ isWrong }
			value={ value }
			onChange={ ( text ) => onChange( text.trim() ) }
			__next40pxDefaultSize
		/>
	);
};

const Shipping = ( {
	shipping,
	symbol,
	onChange,
}: {
	shipping: ShippingDraft;
	/** Currency symbol. */
	symbol: string;
	onChange: ( shipping: ShippingDraft ) => void;
} ) => {
	const edit = ( edits: Partial< ShippingDraft > ) =>
		onChange( { ...shipping, ...edits } );
	return (
		<>
			<Choices
				name="shipping"
				legend={ __( 'Shipping costs', 'vitrine' ) }
				value={ shipping.kind }
				choices={ [
					{
						value: 'flat_rate',
						label: __( 'Flat rate', 'vitrine' ),
						help: __( 'The same for every order.', 'vitrine' ),
					},
					{
						value: 'free_shipping',
						label: __( 'Free shipping', 'vitrine' ),
						help: __(
							'Choose this too if you only sell downloads.',
							'vitrine'
						),
					},
				] }
				onChange={ ( kind ) =>
					edit( {
						kind:
							kind === 'flat_rate'
								? 'flat_rate'
								: 'free_shipping',
					} )
				}
			/>
			<div className="vitrine-setup__details">
				<TextControl
					label={ __( 'Shipping method title', 'vitrine' ) }
					help={
						shipping.label.trim()
							? __( 'Shown at checkout.', 'vitrine' )
							: __( 'Please enter a title.', 'vitrine' )
					}
					aria-invalid={ ! shipping.label.trim() }
					value={ shipping.label }
					maxLength={ 100 }
					onChange={ ( label ) => edit( { label } ) }
					__next40pxDefaultSize
				/>
				{ shipping.kind === 'flat_rate' && (
					<>
						<Amount
							label={ sprintf(
								/* translators: %s: sign of a currency. */
								__( 'Shipping cost (%s)', 'vitrine' ),
								symbol
							) }
							help=""
							value={ shipping.cost }
							isRequired
							onChange={ ( cost ) => edit( { cost } ) }
						/>
						<Amount
							label={ sprintf(
								/* translators: %s: sign of a currency. */
								__(
									'Minimum order amount for free shipping (%s)',
									'vitrine'
								),
								symbol
							) }
							help={ __(
								'Leave empty for no free shipping.',
								'vitrine'
							) }
							value={ shipping.free_from }
							onChange={ ( freeFrom ) =>
								edit( { free_from: freeFrom } )
							}
						/>
					</>
				) }
			</div>
		</>
	);
};

/** Payment methods and shipping costs. */
export const PaymentsStep = ( {
	draft: { methods, shipping, store },
	data,
	edit,
}: {
	draft: Draft;
	data: SetupData;
	edit: ( edits: Partial< Draft > ) => void;
} ) => (
	<>
		<fieldset className="vitrine-setup__group">
			<legend>{ __( 'Payment methods', 'vitrine' ) }</legend>
			{ methods.filter( isOffered ).map( ( method ) => (
				<MethodRow
					key={ method.id }
					method={ method }
					accounts={ data.payments.accounts }
					onChange={ ( edits ) =>
						edit( {
							methods: changed( methods, method.id, edits ),
						} )
					}
				/>
			) ) }
			{ lacksAccount( methods ) && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Customers who pay by bank transfer cannot see where to pay yet. Add your account details.',
						'vitrine'
					) }
				</Notice>
			) }
			<p>
				<a
					href={ `${ data.links.settings }&tab=payments` }
					target="_blank"
					rel="noreferrer"
				>
					{ __(
						'Cards and more payment settings (opens in a new tab)',
						'vitrine'
					) }
				</a>
			</p>
		</fieldset>
		{ data.shipping.is_zoned ? (
			<p>
				{ __( 'Your shop has shipping zones.', 'vitrine' ) }{ ' ' }
				<a href={ data.shipping.url }>
					{ __( 'Edit shipping zones', 'vitrine' ) }
				</a>
			</p>
		) : (
			<Shipping
				shipping={ shipping }
				symbol={ store.currency.symbol }
				onChange={ ( next ) => edit( { shipping: next } ) }
			/>
		) }
	</>
);
