<?php
/**
 * Tests of splitting text into words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Catalog\Index;

use Vitrine\Commerce\Builtin\Catalog\Index\IndexWords;
use Vitrine\Tests\TestCase;

/**
 * Texts and searches are split in the same way.
 */
final class WordsTest extends TestCase {

	/**
	 * @testdox Splits a text into words
	 * @dataProvider texts
	 *
	 * @param string       $text     The text.
	 * @param list<string> $expected Expected words.
	 */
	public function test_text( string $text, array $expected ): void {
		$this->assertSame( $expected, IndexWords::of_text( $text ) );
	}

	/**
	 * Data provider of texts and their words.
	 *
	 * @return iterable<string, array{0: string, 1: list<string>}>
	 */
	public static function texts(): iterable {
		yield 'empty text' => array( '', array() );
		yield 'case and accents' => array( 'Crème BRÛLÉE', array( 'creme', 'brulee' ) );
		yield 'each once' => array( 'oak, Oak; oak!', array( 'oak' ) );
		yield 'parts and the whole word' => array( 'T-shirt L-77', array( 't', 'shirt', 'tshirt', 'l', '77', 'l77' ) );
		yield 'numbers as text' => array( '2026 007', array( '2026', '007' ) );
		yield 'blocks and tags' => array( '<!-- wp:paragraph --><p>Soft</p><p>wool &amp; silk</p><!-- /wp:paragraph --><script>var x;</script>', array( 'soft', 'wool', 'silk' ) );
		yield 'other scripts' => array( 'Лампа مصباح', array( 'лампа', 'مصباح' ) );
		yield 'a word that is too long' => array( str_repeat( 'a', 61 ) . ' b', array( 'b' ) );
		yield 'no letters or digits' => array( '— % _ —', array() );
	}

	/**
	 * @testdox Parses a search into one or two variants, longest word first
	 * @dataProvider searches
	 *
	 * @param string             $search   The search.
	 * @param list<list<string>> $expected Expected alternatives.
	 */
	public function test_search( string $search, array $expected ): void {
		$this->assertSame( $expected, IndexWords::of_search( $search ) );
	}

	/**
	 * Data provider of searches and their alternatives.
	 *
	 * @return iterable<string, array{0: string, 1: list<list<string>>}>
	 */
	public static function searches(): iterable {
		yield 'a word' => array( ' Lamp ', array( array( 'lamp' ) ) );
		yield 'two words' => array( 'oak table', array( array( 'table', 'oak' ) ) );
		yield 'an article number' => array( 'BN-17', array( array( 'bn17' ), array( 'bn', '17' ) ) );
		yield 'a script without spaces' => array( '木のテーブル', array() );
		yield 'no letters or digits' => array( '%', array() );
		yield 'empty search' => array( '   ', array() );
	}

	/**
	 * @testdox Searches for at most eight words, however they are joined
	 */
	public function test_most_searched(): void {
		foreach ( array( ' ', '-' ) as $between ) {
			foreach ( IndexWords::of_search( implode( $between, range( 'a', 'z' ) ) ) as $words ) {
				$this->assertLessThanOrEqual( 8, count( $words ) );
			}
		}
	}

	/**
	 * @testdox Indexes at most 500 words of a text
	 */
	public function test_most(): void {
		$this->assertCount( 500, IndexWords::of_text( implode( ' ', range( 1, 3000 ) ) ) );
	}
}
