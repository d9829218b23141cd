/**
 * The translations of the plugin, `languages/vitrine-<locale>.po`, and the
 * formats that WordPress loads.
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
	/** Whether it needs review. */
	isFuzzy: boolean;
	/** Source files with the text, if the catalog lists them. */
	files: string[];
}

export interface Language {
	/** WordPress locale, for example `de_DE`. */
	locale: string;
	/** Plural rule of gettext: `nplurals=2; plural=(n != 1);`. */
	plurals: string;
	texts: Translated[];
}

/**
 * Reads a gettext catalog.
 *
 * @param file Path of a `.po` file or the `.pot` file.
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

/** A PHP string literal. A null character separates plural forms. */
const phpString = ( text: string ) =>
	text
		.split( '\0' )
		.map( ( part ) => `'${ part.replace( /[\\']/g, '\\$&' ) }'` )
		.join( ' . "\\0" . ' );

/**
 * Returns a language as a PHP file: `vitrine-<locale>.l10n.php`.
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
 * Returns a script's translations as JSON for wp-i18n; null for none.
 *
 * @param language The language.
 * @param keys     Keys of the script's texts.
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
