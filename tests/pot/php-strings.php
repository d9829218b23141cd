<?php
/**
 * Extracts the texts of PHP files: `php php-strings.php < list of files`. Prints
 * JSON: a list of { text, plural, context, comment, file }. Uses PHP's own
 * tokenizer, which supports any syntax of this PHP version.
 *
 * @package Vitrine
 */

declare(strict_types=1);

/** Arguments of the translation functions. */
const VITRINE_POT_FUNCTIONS = array(
	'__'         => array( 'text', 'domain' ),
	'_e'         => array( 'text', 'domain' ),
	'esc_html__' => array( 'text', 'domain' ),
	'esc_html_e' => array( 'text', 'domain' ),
	'esc_attr__' => array( 'text', 'domain' ),
	'esc_attr_e' => array( 'text', 'domain' ),
	'_x'         => array( 'text', 'context', 'domain' ),
	'_ex'        => array( 'text', 'context', 'domain' ),
	'esc_html_x' => array( 'text', 'context', 'domain' ),
	'esc_attr_x' => array( 'text', 'context', 'domain' ),
	'_n'         => array( 'text', 'plural', 'count', 'domain' ),
	'_n_noop'    => array( 'text', 'plural', 'domain' ),
	'_nx'        => array( 'text', 'plural', 'count', 'context', 'domain' ),
	'_nx_noop'   => array( 'text', 'plural', 'context', 'domain' ),
);

/**
 * Returns the value of a string literal.
 *
 * @param string $literal Literal with its quotes.
 */
function vitrine_pot_value( string $literal ): string {
	$inner = substr( $literal, 1, -1 );
	return "'" === $literal[0]
		? strtr(
			$inner,
			array(
				"\\'"  => "'",
				'\\\\' => '\\',
			)
		)
		: stripcslashes( $inner );
}

/**
 * Returns the arguments of a call; null for those that are not a single literal.
 *
 * @param list<PhpToken> $tokens Tokens of the file without whitespace and comments.
 * @param int            $open   Index of the opening parenthesis.
 * @return list<string|null>
 */
function vitrine_pot_arguments( array $tokens, int $open ): array {
	$arguments = array();
	$current   = array();
	$depth     = 0;
	for ( $i = $open; isset( $tokens[ $i ] ); $i++ ) {
		$text   = $tokens[ $i ]->text;
		$opens  = in_array( $text, array( '(', '[', '{' ), true );
		$closes = in_array( $text, array( ')', ']', '}' ), true );
		$depth += ( $opens ? 1 : 0 ) - ( $closes ? 1 : 0 );
		if ( 0 === $depth || ( 1 === $depth && ',' === $text ) ) {
			if ( $current ) {
				$arguments[] = 1 === count( $current ) && $current[0]->is( T_CONSTANT_ENCAPSED_STRING ) ? vitrine_pot_value( $current[0]->text ) : null;
			}
			$current = array();
			if ( 0 === $depth ) {
				break;
			}
		} elseif ( $i > $open ) {
			$current[] = $tokens[ $i ];
		}
	}
	return $arguments;
}

/**
 * Returns the texts of a file.
 *
 * @param string $file Path.
 * @return list<array<string, string>>
 */
function vitrine_pot_texts( string $file ): array {
	$comment = array( '', 0 );
	$tokens  = array();
	$hints   = array();
	foreach ( PhpToken::tokenize( (string) file_get_contents( $file ) ) as $token ) {
		if ( $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) && preg_match( '#translators:.*?(?=\s*\*/|$)#is', $token->text, $parts ) ) {
			$comment = array( trim( $parts[0] ), $token->line );
		}
		if ( ! $token->isIgnorable() ) {
			$tokens[] = $token;
			// A translators' comment is on the same line or the line above.
			$hints[] = $token->line - $comment[1] <= 1 ? $comment[0] : '';
		}
	}
	$texts = array();
	foreach ( $tokens as $i => $token ) {
		$names    = VITRINE_POT_FUNCTIONS[ ltrim( $token->text, '\\' ) ] ?? null;
		$is_call  = null !== $names && '(' === ( $tokens[ $i + 1 ]->text ?? '' ) && ! in_array( $tokens[ $i - 1 ]->text ?? '', array( '->', '::', 'function' ), true );
		$values   = $is_call ? vitrine_pot_arguments( $tokens, $i + 1 ) : array();
		$found    = $is_call && count( $values ) === count( $names ) ? array_combine( $names, $values ) : array();
		$is_whole = isset( $found['text'] ) && 'vitrine' === ( $found['domain'] ?? '' );
		if ( $is_whole ) {
			$texts[] = array_filter( array_intersect_key( $found, array_flip( array( 'text', 'plural', 'context' ) ) ) ) + array(
				'comment' => $hints[ $i ],
				'file'    => $file,
			);
		} elseif ( $is_call && 'vitrine' === ( $found['domain'] ?? 'vitrine' ) && array() !== $values && ( 'vitrine' === end( $values ) ) ) {
			fwrite( STDERR, "$file:{$token->line}: a text for translation must be one literal.\n" );
			exit( 1 );
		}
	}
	return $texts;
}

echo json_encode( array_merge( ...array_map( 'vitrine_pot_texts', file( 'php://stdin', FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES ) ) ), JSON_THROW_ON_ERROR );
