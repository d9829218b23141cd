/**
 * The translations that come with the plugin: `languages/vitrine-<locale>.po`, and
 * what WordPress loads of them.
 */
import { readFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import { keyOf } from './entries';

/** A text with its translations. */
export interface Translated {
	context?: string;
	text: string;
	plural?: string;
	/** One for each plural form of the language. */
	forms: string[];
	/** Somebody is to look at it again. */
	isFuzzy: boolean;
	/** Files of the source that it stands in, where the catalog says so. */
	files: string[];
}

export interface Language {
	/** As WordPress calls it, such as `de_DE`. */
	locale: string;
	/** gettext's rule: `nplurals=2; plural=(n != 1);`. */
	plurals: string;
	texts: Translated[];
}

/**
 * Reads a catalog of gettext.
 *
 * @param file A `.po`, or the `.pot`.
 */
export function readLanguage( file: string ): Language {
	const { headers, translations } = po.parse( readFileSync( file, 'utf8' ) );
	const messages = Object.values( translations ).flatMap( ( texts ) =>
		Object.values( texts ).filter( ( { msgid } ) => msgid !== '' )
	);
	return {
		locale: headers.language ?? '',
		plurals: headers[ 'plural-forms' ] ?? '',
		texts: messages.map( ( message ) => ( {
			...( message.msgctxt ? { context: message.msgctxt } : {} ),
			text: message.msgid,
			...( message.msgid_plural ? { plural: message.msgid_plural } : {} ),
			forms: message.msgstr,
			isFuzzy: /\bfuzzy\b/.test( message.comments?.flag ?? '' ),
			files: ( message.comments?.reference ?? '' )
				.split( '\n' )
				.filter( Boolean ),
		} ) ),
	};
}

/** A string of PHP. A null character parts the forms of a plural. */
const phpString = ( text: string ) =>
	text
		.split( '\0' )
		.map( ( part ) => `'${ part.replace( /[\\']/g, '\\$&' ) }'` )
		.join( ' . "\\0" . ' );

/**
 * A language as PHP reads it: `vitrine-<locale>.l10n.php`.
 *
 * @param language The language.
 */
export function phpOf( language: Language ): string {
	const { locale, plurals, texts } = language;
	const messages = texts.map(
		( message ) =>
			`${ phpString( keyOf( message ) ) }=>${ phpString(
				message.forms.join( '\0' )
			) }`
	);
	return `<?php\nreturn array('domain'=>'vitrine','plural-forms'=>${ phpString(
		plurals
	) },'language'=>${ phpString( locale ) },'messages'=>array(${ messages.join(
		','
	) }));\n`;
}

/**
 * What a script needs of a language, as WordPress gives it to wp-i18n; null: nothing.
 *
 * @param language The language.
 * @param keys     Of the script's texts.
 */
export function jsonOf(
	language: Language,
	keys: ReadonlySet< string >
): string | null {
	const { locale, plurals, texts } = language;
	const wanted = texts.filter( ( text ) => keys.has( keyOf( text ) ) );
	return wanted.length === 0
		? null
		: JSON.stringify( {
				domain: 'messages',
				locale_data: {
					messages: {
						'': {
							domain: 'messages',
							lang: locale,
							plural_forms: plurals,
						},
						...Object.fromEntries(
							wanted.map( ( text ) => [
								keyOf( text ),
								text.forms,
							] )
						),
					},
				},
		  } );
}
