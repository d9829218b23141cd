<?php
/**
 * Tests of number and date facets of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\Facets;

use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\RangeFacets;
use Vitrine\Loop\Range;
use Vitrine\Tests\Loop\LoopTestCase;
use Vitrine\Tests\Support\Environment;

/**
 * Registered meta and publication dates.
 */
final class RangeFacetsTest extends LoopTestCase {

	private const BLOCKS = '<!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-facet {"kind":"meta","meta":"weight"} /--><!-- wp:vitrine/loop-facet {"kind":"meta","meta":"held_on","label":"Held on"} /--><!-- wp:vitrine/loop-facet {"kind":"post_date"} /--><!-- wp:vitrine/loop-facet {"taxonomy":"post_tag"} /-->' . self::TITLES;

	/** Meta keys registered here. */
	private const KEYS = array( 'weight', 'held_on', 'secret', 'words' );

	/** Code of another plugin that registers them. */
	private const REGISTERED = <<<'PHP'
		<?php
		$shown = array( 'single' => true, 'show_in_rest' => true );
		register_post_meta( 'post', 'weight', array( 'type' => 'number' ) + $shown );
		register_post_meta( 'post', 'held_on', array( 'type' => 'string', 'show_in_rest' => array( 'schema' => array( 'type' => 'string', 'format' => 'date' ) ) ) + $shown );
		register_post_meta( 'post', 'secret', array( 'type' => 'number', 'single' => true ) );
		register_post_meta( 'post', 'words', array( 'type' => 'string' ) + $shown );
		PHP;

	/**
	 * Title, weight, date, publication date, tag.
	 *
	 * @var list<array{string, string|null, string|null, string, string}>
	 */
	private const POSTS = array(
		array( 'A', '-2.5', '2026-01-01', '2024-12-31 23:59:59', 'oak' ),
		array( 'B', '10', '2026-02-28T20:00:00', '2025-01-01 00:00:00', 'wool' ),
		array( 'C', '10.1', '2026-03-01', '2025-06-01 10:00:00', 'oak' ),
		array( 'D', null, null, '2023-06-01 10:00:00', 'wool' ),
		array( 'E', '', 'soon', '2023-06-02 10:00:00', 'oak' ),
		array( 'F', '9', '2027-01-01', '2023-06-03 10:00:00', 'oak' ),
	);

	/**
	 * Creates posts with meta, and one that is not public.
	 */
	protected function setUp(): void {
		parent::setUp();
		// Registered in requests, too.
		file_put_contents( self::plugin(), self::REGISTERED ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Test file.
		require self::plugin();
		foreach ( self::POSTS as list( $title, $weight, $day, $date, $tag ) ) {
			$meta = array_filter( array( 'weight' => $weight, 'held_on' => $day, 'secret' => '7' ), 'is_string' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			self::write_posts( array( $title ), array( 'post_date' => $date, 'tags_input' => array( $tag ), 'meta_input' => $meta ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
		self::write_posts( array( 'Draft' ), array( 'post_status' => 'draft', 'meta_input' => array( 'weight' => '900' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * Unregisters what would outlive the test.
	 */
	protected function tearDown(): void {
		foreach ( self::KEYS as $key ) {
			unregister_post_meta( 'post', $key );
		}
		unlink( self::plugin() ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Test file.
		parent::tearDown();
	}

	/**
	 * @testdox PHP parses and formats ranges as the script does
	 */
	public function test_range(): void {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/ranges.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Test file.
		foreach ( $table['between'] as list( $min, $max, $expected ) ) {
			self::assertSame( $expected, Range::between( $min, $max )?->text() ?? '', "$min to $max" );
		}
		foreach ( $table['of'] as list( $text, $expected ) ) {
			self::assertSame( $expected, Range::of( $text )?->text() ?? '', $text );
		}
	}

	/**
	 * @testdox Registered REST meta of type number or date makes a facet, nothing else
	 */
	public function test_registered(): void {
		self::assertSame( array( 'held_on' => 'date', 'weight' => 'number' ), array_intersect_key( self::kinds(), array_flip( self::KEYS ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		foreach ( array( 'weight' => 'meta_weight', 'held_on' => 'meta_held_on', 'secret' => '', 'words' => '', 'none' => '' ) as $key => $facet ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			self::assertSame( $facet, LoopOptions::facet( array( 'kind' => 'meta', 'meta' => $key ), 'post' ), $key ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
		self::assertSame( 'post_date', LoopOptions::facet( array( 'kind' => 'post_date' ), 'page' ) );
	}

	/**
	 * @testdox Range facets combine with each other and taxonomies, with bounds and counts of the results
	 */
	public function test_combine(): void {
		$page  = self::page( self::listing( array( 'order' => 'title' ), self::BLOCKS ) );
		$table = array(
			array( array(), 'ABCDEF', array( 'min' => -3, 'max' => 11 ), array( 'oak' => 4, 'wool' => 2 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			array( array( 'meta_weight' => array( '9..10' ) ), 'BF', array( 'min' => -3, 'max' => 11 ), array( 'oak' => 1, 'wool' => 1 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			array( array( 'meta_weight' => array( '..10.05' ), 'post_tag' => array( 'oak' ) ), 'AF', array( 'min' => -3, 'max' => 11 ), array( 'oak' => 2, 'wool' => 1 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			array( array( 'meta_held_on' => array( '2026-01-02..2026-02-28' ) ), 'B', array( 'min' => 10, 'max' => 10 ), array( 'oak' => 0, 'wool' => 1 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			array( array( 'meta_held_on' => array( '2026-03-01..' ) ), 'CF', array( 'min' => 9, 'max' => 11 ), array( 'oak' => 2, 'wool' => 0 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			array( array( 'post_date' => array( '2024-12-31..2025-01-01' ) ), 'AB', array( 'min' => -3, 'max' => 10 ), array( 'oak' => 1, 'wool' => 1 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			// No post matches a value of the wrong type.
			array( array( 'meta_weight' => array( '2026-01-01..' ) ), '', array( 'min' => -3, 'max' => 11 ), array( 'oak' => 0, 'wool' => 0 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			// Unknown facets and invalid ranges are ignored.
			array( array( 'meta_secret' => array( '8..' ), 'post_date' => array( "1' OR 1=1 --" ) ), 'ABCDEF', array( 'min' => -3, 'max' => 11 ), array( 'oak' => 4, 'wool' => 2 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		);
		foreach ( $table as list( $facets, $titles, $bounds, $tags ) ) {
			$content = $this->update( $page, array( 'facets' => (string) wp_json_encode( $facets ) ) )->json()['data']['content'];
			$name    = (string) wp_json_encode( $facets );
			self::assertSame( $titles, implode( '', self::titles_in( $content['wrapper'] ) ), $name );
			self::assertSame( strlen( $titles ), $content['total'], $name );
			self::assertEquals( $bounds, $content['facets']['meta_weight'], $name );
			self::assertEquals( array(), $content['facets']['post_date'], $name );
			self::assertEquals( $tags, $content['facets']['post_tag'], $name );
		}
	}

	/**
	 * @testdox A meta change alone updates the next response
	 */
	public function test_is_not_kept(): void {
		$page   = self::page( self::listing( array( 'order' => 'title' ), self::BLOCKS ) );
		$asked  = array( 'facets' => '{"meta_weight":["11.."]}' );
		$answer = fn (): array => $this->update( $page, $asked )->json()['data']['content'];
		self::assertSame( 0, $answer()['total'] );
		$post   = get_posts( array( 'title' => 'D' ) )[0];
		update_post_meta( $post->ID, 'weight', '55.5' );
		self::assertSame( 1, $answer()['total'] );
		self::assertEquals( 56, $answer()['facets']['meta_weight']['max'] );
		self::assertEquals( 1, $answer()['facets']['post_tag']['wool'] );
	}

	/**
	 * @testdox Range fields work on the page and without JavaScript, with chips and noindex
	 */
	public function test_page(): void {
		$page = self::page( self::listing( array( 'order' => 'title' ), self::BLOCKS ) );
		$html = $this->open( $page, '?meta_weight-1[min]=9&meta_weight-1[max]=10.05&post_date-1[min]=2024-01-01&post_date-1[max]=' )->body;
		self::assertSame( array( 'B' ), self::titles_in( $html ) );
		self::assertSame( array( 'Weight: 9 – 10.05', 'Date: Since January 1, 2024' ), self::texts( $html, '//a[@class="vitrine-loop-chip"]' ) );
		self::assertCount( 1, self::query( $html, '//input[@type="number"][@name="meta_weight-1[max]"][@value="10.05"][@form="vitrine-loop-form-1"]' ) );
		self::assertCount( 1, self::query( $html, '//input[@type="date"][@name="post_date-1[min]"][@value="2024-01-01"]' ) );
		self::assertCount( 2, self::query( $html, '//input[@type="range"][@data-facet="meta_weight"]' ) );
		self::assertCount( 0, self::query( $html, '//input[@type="range"][@data-facet="meta_held_on"]' ) );
		self::assertSame( array( 'Weight', 'Held on', 'Date' ), array_slice( self::texts( $html, '//details/summary[@class="vitrine-loop-label"]' ), 0, 3 ) );
		foreach ( array( '?meta_weight-1=9..', '?post_date-1=2024-01-01..' ) as $query ) {
			self::assertStringContainsString( 'noindex', self::query( $this->open( $page, $query )->body, '//meta[@name="robots"]' )[0]->getAttribute( 'content' ), $query );
		}
	}

	/**
	 * Returns the path of that plugin.
	 */
	private static function plugin(): string {
		return Environment::dir() . '/www/wp-content/mu-plugins/registered-meta.php';
	}

	/**
	 * Returns the types of all meta with facets.
	 *
	 * @return array<string, string> Type by meta key.
	 */
	private static function kinds(): array {
		$kinds = array_map( static fn ( array $meta ): string => $meta['kind'], RangeFacets::metas( 'post' ) );
		ksort( $kinds );
		return $kinds;
	}
}
