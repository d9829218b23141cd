import {
	Button,
	RangeControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { PreviewText, PreviewTypography } from '../../contract/types';
import type { SiteFont } from './data';

interface Props {
	fonts: SiteFont[];
	typography: PreviewTypography;
	onChange: ( typography: PreviewTypography ) => void;
}

const WEIGHTS = [ '300', '400', '500', '600', '700', '800' ];

const without = ( typography: PreviewTypography, name: PreviewText ) =>
	Object.fromEntries(
		Object.entries( typography ).filter( ( [ one ] ) => one !== name )
	) as PreviewTypography;

/** Input for the name of a web font. */
const WebFont = ( { onTry }: { onTry: ( family: string ) => void } ) => {
	const [ name, setName ] = useState( '' );
	return (
		<form
			className="vitrine-preview__web-font"
			onSubmit={ ( event ) => {
				event.preventDefault();
				onTry( name.trim() );
			} }
		>
			<TextControl
				label={ __( 'Other font (name)', 'vitrine' ) }
				help={ __(
					'Your browser loads it from the web font service for the heading preview.',
					'vitrine'
				) }
				value={ name }
				onChange={ setName }
			/>
			<Button
				type="submit"
				variant="secondary"
				disabled={ ! name.trim() }
				accessibleWhenDisabled
			>
				{ __( 'Try it', 'vitrine' ) }
			</Button>
		</form>
	);
};

/** Controls for fonts and weights of text and headings, and the text size. */
export const Fonts = ( { fonts, typography, onChange }: Props ) => {
	const set = ( name: PreviewText, value: string ) =>
		onChange(
			value
				? { ...typography, [ name ]: value }
				: without( typography, name )
		);
	const choice = (
		name: PreviewText,
		label: string,
		options: { label: string; value: string }[]
	) => {
		const value = typography[ name ] ?? '';
		const isListed = options.some( ( one ) => one.value === value );
		return (
			<SelectControl
				label={ label }
				value={ value }
				options={ [
					{ label: __( 'Same as site', 'vitrine' ), value: '' },
					...options,
					...( value && ! isListed
						? [ { label: value, value } ]
						: [] ),
				] }
				onChange={ ( next ) => set( name, next ) }
			/>
		);
	};
	const families = fonts.map( ( { name, family } ) => ( {
		label: name,
		value: family,
	} ) );
	const weights = WEIGHTS.map( ( value ) => ( { label: value, value } ) );
	const size = typography[ 'font-size-body' ]?.desktop;
	return (
		<div className="vitrine-preview__fields">
			{ choice(
				'body-font-family',
				__( 'Body font', 'vitrine' ),
				families
			) }
			<RangeControl
				label={ __( 'Font size (pixels)', 'vitrine' ) }
				min={ 12 }
				max={ 28 }
				{ ...( size === undefined ? {} : { value: size } ) }
				initialPosition={ 16 }
				allowReset
				onChange={ ( desktop ) => {
					const { 'font-size-body': _, ...rest } = typography;
					onChange(
						desktop
							? {
									...rest,
									'font-size-body': {
										desktop,
										'desktop-unit': 'px',
									},
							  }
							: rest
					);
				} }
			/>
			{ choice(
				'headings-font-family',
				__( 'Heading font', 'vitrine' ),
				families
			) }
			{ choice(
				'headings-font-weight',
				__( 'Heading weight', 'vitrine' ),
				weights
			) }
			<WebFont
				onTry={ ( family ) => set( 'headings-font-family', family ) }
			/>
		</div>
	);
};
