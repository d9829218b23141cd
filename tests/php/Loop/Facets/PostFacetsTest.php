<?php
/**
 * Tests facets of authors and years.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\Facets;

use Vitrine\Loop\Posts\Kept;
use Vitrine\Tests\Loop\LoopTestCase;

/**
 * For any post type, in addition to taxonomies.
 */
final class PostFacetsTest extends LoopTestCase {

	private const BLOCKS = '<!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-facet {"kind":"post_author"} /--><!-- wp:vitrine/loop-facet {"kind":"post_year"} /--><!-- wp:vitrine/loop-facet {"taxonomy":"post_tag"} /-->' . self::TITLES;

	/**
	 * Creates posts by two authors in three years; other years have a draft and a
	 * password-protected post.
	 */
	protected function setUp(): void {
		parent::setUp();
		$ids = array();
		foreach ( array( 'anna' => 'Anna A', '42' => 'Ben' ) as $login => $name ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$ids[] = (int) wp_insert_user( array( 'user_login' => (string) $login, 'user_nicename' => (string) $login, 'user_pass' => 'x', 'display_name' => $name, 'role' => 'author' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
		[ $anna, $ben ] = $ids;
		foreach ( array( array( 'A', $anna, '2024-12-31 23:59:59', 'oak' ), array( 'B', $anna, '2025-01-01 00:00:00', 'wool' ), array( 'C', $ben, '2025-06-01 10:00:00', 'oak' ), array( 'D', $ben, '2023-06-01 10:00:00', 'wool' ) ) as list( $title, $author, $date, $tag ) ) {
			self::write_posts( array( $title ), array( 'post_author' => $author, 'post_date' => $date, 'tags_input' => array( $tag ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
		self::write_posts( array( 'Draft' ), array( 'post_author' => 1, 'post_date' => '2020-06-01 10:00:00', 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::write_posts( array( 'Secret' ), array( 'post_author' => 1, 'post_date' => '2021-06-01 10:00:00', 'post_password' => 'x' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		Kept::count_up();
	}

	/**
	 * @testdox Author and year facets combine with each other and taxonomies, with counts of published posts only
	 */
	public function test_combine(): void {
		$page  = self::page( self::listing( array( 'order' => 'title' ), self::BLOCKS ) );
		$table = array(
			array( array(), 'ABCD', array( '42' => 2, 'anna' => 2 ), array( '2025' => 2, '2024' => 1, '2023' => 1 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			array( array( 'post_author' => array( 'anna' ) ), 'AB', array( '42' => 2, 'anna' => 2 ), array( '2025' => 1, '2024' => 1, '2023' => 0 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			array( array( 'post_author' => array( '42' ), 'post_year' => array( '2023', '2024' ) ), 'D', array( '42' => 1, 'anna' => 1 ), array( '2025' => 1, '2024' => 0, '2023' => 1 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			array( array( 'post_year' => array( '2025' ), 'post_tag' => array( 'oak' ) ), 'C', array( '42' => 1, 'anna' => 0 ), array( '2025' => 1, '2024' => 1, '2023' => 0 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			array( array( 'post_year' => array( '20x5', "2025' OR 1=1 -- " ) ), '', array( '42' => 0, 'anna' => 0 ), array( '2025' => 2, '2024' => 1, '2023' => 1 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			array( array( 'post_author' => array( 'nobody' ) ), '', array( '42' => 2, 'anna' => 2 ), array( '2025' => 0, '2024' => 0, '2023' => 0 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		);
		foreach ( $table as list( $facets, $titles, $authors, $years ) ) {
			$content = $this->update( $page, array( 'facets' => (string) wp_json_encode( $facets ) ) )->json()['data']['content'];
			$name    = (string) wp_json_encode( $facets );
			self::assertSame( $titles, implode( '', self::titles_in( $content['wrapper'] ) ), $name );
			self::assertEquals( $authors, $content['facets']['post_author'], $name );
			self::assertEquals( $years, $content['facets']['post_year'], $name );
		}
	}

	/**
	 * @testdox Author and year facets show names and latest year first, with chips and noindex
	 */
	public function test_page(): void {
		$page = self::page( self::listing( array( 'order' => 'title' ), self::BLOCKS ) );
		$html = $this->open( $page, '?post_author-1=anna&post_year-1=2024' )->body;
		self::assertSame( array( 'A' ), self::titles_in( $html ) );
		self::assertSame( array( 'Anna A 1', 'Ben 0' ), self::texts( $html, '//label[input[@data-facet="post_author"]]' ) );
		self::assertSame( array( '2025 1', '2024 1', '2023 0' ), self::texts( $html, '//label[input[@data-facet="post_year"]]' ) );
		self::assertSame( array( 'Author', 'Year' ), array_slice( self::texts( $html, '//details/summary[@class="vitrine-loop-label"]' ), 0, 2 ) );
		self::assertSame( array( 'Anna A', '2024' ), self::texts( $html, '//a[@class="vitrine-loop-chip"]' ) );
		foreach ( array( '?post_author-1=anna', '?post_year-1=2024' ) as $query ) {
			self::assertStringContainsString( 'noindex', self::query( $this->open( $page, $query )->body, '//meta[@name="robots"]' )[0]->getAttribute( 'content' ), $query );
		}
	}

	/**
	 * @testdox A post type without author support has no author facet
	 */
	public function test_support(): void {
		remove_post_type_support( 'page', 'author' );
		try {
			self::assertSame( '', \Vitrine\Loop\Posts\LoopOptions::facet( array( 'kind' => 'post_author' ), 'page' ) );
			self::assertSame( 'post_year', \Vitrine\Loop\Posts\LoopOptions::facet( array( 'kind' => 'post_year' ), 'page' ) );
		} finally {
			add_post_type_support( 'page', 'author' );
		}
	}
}
