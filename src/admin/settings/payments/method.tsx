import {
	Button,
	FormTokenField,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	isAmount,
	type Choice,
	type Method,
	type MethodSettings,
	type OwnField,
} from '../../../core/settings/payments';
import { Accounts } from './accounts';
import type { Payments } from './state';

type Change = ( edits: Partial< MethodSettings > ) => void;

const Countries = ( {
	all,
	chosen,
	onChange,
}: {
	all: Choice[];
	chosen: string[];
	onChange: ( codes: string[] ) => void;
} ) => {
	const nameOf = ( code: string ) =>
		all.find( ( { value } ) => value === code )?.label ?? code;
	return (
		<FormTokenField
			label={ __( 'Countries', 'vitrine' ) }
			placeholder={
				chosen.length ? '' : __( 'All countries', 'vitrine' )
			}
			value={ chosen.map( nameOf ) }
			suggestions={ all.map( ( { label } ) => label ) }
			onChange={ ( tokens ) =>
				onChange(
					tokens.flatMap( ( token ) => {
						const name =
							typeof token === 'string' ? token : token.value;
						return all
							.filter( ( { label } ) => label === name )
							.map( ( { value } ) => value );
					} )
				)
			}
			__experimentalValidateInput={ ( name ) =>
				all.some( ( { label } ) => label === name )
			}
		/>
	);
};

/** A field that only one method has. */
const Own = ( {
	field,
	value,
	onChange,
}: {
	field: OwnField;
	value: string;
	onChange: ( value: string ) => void;
} ) =>
	field.type === 'switch' ? (
		<ToggleControl
			label={ field.label }
			help={ field.help }
			checked={ value !== '' }
			onChange={ ( on ) => onChange( on ? '1' : '' ) }
		/>
	) : (
		<TextControl
			label={ field.label }
			help={ field.help }
			type={ field.type === 'secret' ? 'password' : 'text' }
			autoComplete="off"
			value={ value }
			maxLength={ 300 }
			onChange={ ( text ) => onChange( text.trim() ) }
			__next40pxDefaultSize
		/>
	);

const Details = ( {
	method,
	data,
	change,
}: {
	method: Method;
	data: Payments[ 'data' ];
	change: Change;
} ) => {
	const { settings, offline, has_accounts: hasAccounts } = method;
	const isWrong = ! isAmount( settings.minimum );
	return (
		<div className="vitrine-payments__details">
			<TextControl
				label={ __( 'Title', 'vitrine' ) }
				placeholder={ method.title }
				value={ settings.title }
				maxLength={ 100 }
				onChange={ ( title ) => change( { title } ) }
				__next40pxDefaultSize
			/>
			<TextareaControl
				label={ __( 'Description', 'vitrine' ) }
				help={ __( 'Shown at checkout.', 'vitrine' ) }
				placeholder={ method.description }
				value={ settings.description }
				maxLength={ 1000 }
				rows={ 2 }
				onChange={ ( description ) => change( { description } ) }
			/>
			{ offline && (
				<TextareaControl
					label={ __( 'Instructions', 'vitrine' ) }
					help={ __(
						'Added to the order received page and to emails.',
						'vitrine'
					) }
					value={ settings.instructions }
					maxLength={ 1000 }
					rows={ 3 }
					onChange={ ( instructions ) => change( { instructions } ) }
				/>
			) }
			{ hasAccounts && (
				<Accounts
					labels={ data.accounts }
					accounts={ settings.accounts }
					onChange={ ( accounts ) => change( { accounts } ) }
				/>
			) }
			{ method.fields.map( ( field ) => (
				<Own
					key={ field.name }
					field={ field }
					value={ settings.own[ field.name ] ?? '' }
					onChange={ ( value ) =>
						change( {
							own: { ...settings.own, [ field.name ]: value },
						} )
					}
				/>
			) ) }
			{ method.help && <p>{ method.help }</p> }
			<Countries
				all={ data.countries }
				chosen={ settings.countries }
				onChange={ ( countries ) => change( { countries } ) }
			/>
			<TextControl
				label={ __( 'Minimum order amount', 'vitrine' ) }
				help={
					isWrong
						? __(
								'Please enter an amount, such as 20.00.',
								'vitrine'
						  )
						: __( 'Leave empty for none.', 'vitrine' )
				}
				inputMode="decimal"
				aria-invalid={ isWrong }
				value={ settings.minimum }
				onChange={ ( minimum ) =>
					change( { minimum: minimum.trim() } )
				}
				__next40pxDefaultSize
			/>
			<ToggleControl
				label={ __( 'Only for orders that need shipping', 'vitrine' ) }
				checked={ settings.shipped_only }
				onChange={ ( shipped ) => change( { shipped_only: shipped } ) }
			/>
		</div>
	);
};

/** A payment method with its switch, sort buttons and settings. */
export const MethodCard = ( {
	method,
	payments,
	isFirst,
	isLast,
}: {
	method: Method;
	payments: Payments;
	isFirst: boolean;
	isLast: boolean;
} ) => {
	const [ isOpen, setOpen ] = useState( false );
	const { id, settings } = method;
	const title = settings.title || method.title;
	/* translators: %s: title of a payment method. */
	const up = sprintf( __( 'Move “%s” up', 'vitrine' ), title );
	/* translators: %s: title of a payment method. */
	const down = sprintf( __( 'Move “%s” down', 'vitrine' ), title );
	/* translators: %s: title of a payment method. */
	const manage = sprintf( __( 'Manage “%s”', 'vitrine' ), title );
	const change: Change = ( edits ) => payments.change( id, edits );
	return (
		<li className="vitrine-payments__method">
			<div className="vitrine-payments__head">
				<ToggleControl
					label={ title }
					checked={ settings.enabled }
					onChange={ ( enabled ) => change( { enabled } ) }
				/>
				<Button
					icon="arrow-up-alt2"
					label={ up }
					disabled={ isFirst }
					accessibleWhenDisabled
					onClick={ () => payments.move( id, -1 ) }
					size="compact"
				/>
				<Button
					icon="arrow-down-alt2"
					label={ down }
					disabled={ isLast }
					accessibleWhenDisabled
					onClick={ () => payments.move( id, 1 ) }
					size="compact"
				/>
				<Button
					variant="secondary"
					aria-expanded={ isOpen }
					aria-label={ manage }
					onClick={ () => setOpen( ! isOpen ) }
					size="compact"
				>
					{ __( 'Manage', 'vitrine' ) }
				</Button>
			</div>
			{ isOpen && (
				<Details
					method={ method }
					data={ payments.data }
					change={ change }
				/>
			) }
		</li>
	);
};
